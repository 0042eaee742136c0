//! The macro that turns tags into views.
//!
//! ```text
//! view! {
//!     <button class="primary" class:idle=move || is_idle.get() on:click=move |_| begin()>
//!         {move || t!(words, "begin")}
//!     </button>
//! }
//! ```
//!
//! - `name=value` is an attribute; a closure is called again when its signals change.
//! - `class:name=flag`, `class=("name", flag)`; `style:name=text`, `style=("name", text)`; `prop:name=value`.
//! - `on:event=handler`; with `on:event:target=handler` the handler is told the element, with its type.
//! - `inner_html=markup` is all that is in the element; `node_ref=node` is told where it is.
//! - `{value}` is anything that can be shown, `<Show when=condition>` what is shown while a condition holds.
//!
//! What never changes lies in the program as text and not as code.

mod fixed;
mod tags;

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned as _;
use syn::{Expr, Result};

use fixed::Fixed;

type Tag = NodeElement<rstml::Infallible>;
type Child = Node<rstml::Infallible>;

/// Turns tags into a view.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let written = rstml::parse2(tokens.into()).and_then(|nodes| views(&nodes));
    written.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Some nodes as one view.
fn views(nodes: &[Child]) -> Result<TokenStream> {
    if let [node] = nodes {
        return view_of(node);
    }
    let views = nodes.iter().map(view_of).collect::<Result<Vec<_>>>()?;
    Ok(quote! { ::markup::Markup::Many(::std::vec![#(#views),*]) })
}

fn view_of(node: &Child) -> Result<TokenStream> {
    match node {
        Node::Element(tag) => element(tag),
        Node::Block(NodeBlock::ValidBlock(block)) => {
            let value = unwrapped(block);
            Ok(quote_spanned! { block.span() => ::markup::IntoMarkup::into_markup(#value) })
        }
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { ::markup::IntoMarkup::into_markup(#text) })
        }
        Node::Fragment(fragment) => views(&fragment.children),
        other => {
            Err(syn::Error::new(other.span(), "this cannot be shown: tags, texts in quotes and {values} can"))
        }
    }
}

/// A block of one expression as that expression.
fn unwrapped(block: &syn::Block) -> TokenStream {
    match block.stmts.as_slice() {
        [syn::Stmt::Expr(expression, None)] => quote! { #expression },
        _ => quote! { #block },
    }
}

fn element(tag: &Tag) -> Result<TokenStream> {
    let name = tag.name().to_string();
    if name == "Show" {
        return show(tag);
    }
    if !name.starts_with(|first: char| first.is_ascii_lowercase()) {
        let message = format!("{name} is no tag; what functions show is written as {{function()}}");
        return Err(syn::Error::new(tag.name().span(), message));
    }
    let (it, is_svg) = (it(), tags::is_svg(&name));
    let mut attributes = Vec::new();
    let mut steps = Vec::new();
    for attribute in tag.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "attributes are written as name=value"));
        };
        match Fixed::attribute(attribute) {
            Some((name, text)) => attributes.push(quote! { (#name, #text) }),
            None => steps.push(step(&name, attribute)?),
        }
    }
    let inside = match fixed::inside(tag) {
        Some(text) if !text.is_empty() => quote! { ::std::option::Option::Some(#text) },
        Some(_) => quote! { ::std::option::Option::None },
        None => {
            for child in tag.children() {
                let view = view_of(child)?;
                steps.push(quote! { #it.child(#view); });
            }
            quote! { ::std::option::Option::None }
        }
    };
    let is_mutable = if steps.is_empty() {
        quote! {}
    } else {
        quote! { mut }
    };
    Ok(quote! {{
        static TEMPLATE: ::markup::Template = ::markup::Template {
            tag: #name,
            is_svg: #is_svg,
            attributes: &[#(#attributes),*],
            inside: #inside,
        };
        let #is_mutable #it = ::markup::Element::new(&TEMPLATE);
        #(#steps)*
        #it.view()
    }})
}

/// `<Show when=condition>` shows what is in it while the condition holds.
fn show(tag: &Tag) -> Result<TokenStream> {
    let [NodeAttribute::Attribute(attribute)] = tag.attributes() else {
        return Err(syn::Error::new(tag.name().span(), "it is written as <Show when=condition>"));
    };
    let when = attribute.value().filter(|_| attribute.key.to_string() == "when");
    let inside = views(tag.children())?;
    Ok(quote! { ::markup::show(#when, move || #inside) })
}

/// The call that gives an element an attribute or the like.
fn step(tag: &str, attribute: &KeyedAttribute) -> Result<TokenStream> {
    let key = attribute.key.to_string();
    let Some(value) = attribute.value() else {
        return Err(syn::Error::new(attribute.span(), "there is no value"));
    };
    let (it, span) = (it(), value.span());
    let (kind, name) = key.split_once(':').unwrap_or(("", &key));
    let converted = |value: &Expr| quote_spanned! { span => ::markup::IntoValue::into_value(#value) };
    if let ("class" | "style", Some((name, value))) = (&*key, pair(value)) {
        let (method, text) = (syn::Ident::new(&key, span), converted(value));
        return Ok(quote! { #it.#method(#name, #text); });
    }
    let text = converted(value);
    Ok(match (kind, name) {
        ("", "node_ref") => quote! { #it.tell(#value); },
        ("", "inner_html") => quote! { #it.inside(#text); },
        ("", name) => quote! { #it.attribute(#name, #text); },
        ("class", name) => quote! { #it.class(#name, #text); },
        ("style", name) => quote! { #it.style(#name, #text); },
        ("prop", name) => quote! { #it.property(#name, #text); },
        ("on", name) => {
            let handler = match name.split_once(':') {
                None => {
                    let event = tags::event(name);
                    quote_spanned! { span => ::markup::handler::<::markup::dom::#event>(#value) }
                }
                Some((_, "target")) => {
                    let object = tags::object(tag);
                    quote_spanned! { span => ::markup::target_handler::<::markup::dom::#object>(#value) }
                }
                Some(_) => {
                    return Err(syn::Error::new(attribute.key.span(), "only `:target` can follow an event"));
                }
            };
            let event = name.split(':').next().unwrap_or(name);
            quote! { #it.on(#event, #handler); }
        }
        _ => {
            return Err(syn::Error::new(
                attribute.key.span(),
                format!("unknown kind of attribute: `{kind}:`"),
            ));
        }
    })
}

/// The name of the element that is being built. What is written in the macro cannot see it.
fn it() -> syn::Ident {
    syn::Ident::new("it", proc_macro2::Span::mixed_site())
}

/// `("name", value)`.
fn pair(value: &Expr) -> Option<(&Expr, &Expr)> {
    let Expr::Tuple(tuple) = value else { return None };
    let mut both = tuple.elems.iter();
    Some((both.next()?, both.next()?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    /// What the macro writes, without spaces.
    fn written(tokens: TokenStream) -> Result<String> {
        let nodes = rstml::parse2(tokens)?;
        Ok(views(&nodes)?.to_string().replace(' ', ""))
    }

    fn refused(tokens: TokenStream) -> String {
        written(tokens).unwrap_err().to_string()
    }

    #[test]
    fn what_never_changes_is_text() {
        let code = written(
            quote! { <svg viewBox="0 0 1 1"><g class="a"><path d="M0 0" /></g><text>"1 < 2"</text></svg> },
        );
        let code = code.unwrap();
        assert!(code.contains(r#"Some("<gclass=\"a\"><pathd=\"M00\"/></g><text>1&lt;2</text>")"#), "{code}");
        assert!(code.contains(r#"is_svg:true,attributes:&[("viewBox","0011")]"#), "{code}");
        assert!(!code.contains("child"), "{code}");
    }

    #[test]
    fn what_changes_is_code() {
        let code = written(quote! { <p class="a"><b class:c=on>{name}</b></p> }).unwrap();
        for part in [
            r#"it.class("c",::markup::IntoValue::into_value(on));"#,
            "it.child(::markup::IntoMarkup::into_markup(name));",
            "inside:::std::option::Option::None",
        ] {
            assert!(code.contains(part), "{part} in {code}");
        }
    }

    #[test]
    fn attributes_go_where_they_belong() {
        let tags = quote! {
            <input prop:value=text style:width=width style=("--n", n) on:input:target=f on:keydown=g node_ref=node disabled=off />
        };
        let code = written(tags).unwrap();
        for part in [
            r#"it.property("value","#,
            r#"it.style("width","#,
            r#"it.style("--n","#,
            r#"it.on("input",::markup::target_handler::<::markup::dom::HtmlInputElement>(f));"#,
            r#"it.on("keydown",::markup::handler::<::markup::dom::KeyboardEvent>(g));"#,
            "it.tell(node);",
            r#"it.attribute("disabled","#,
        ] {
            assert!(code.contains(part), "{part} in {code}");
        }
    }

    #[test]
    fn what_holds_for_a_while_is_shown_for_a_while() {
        let code = written(quote! { <Show when=is_open>{inside}</Show> }).unwrap();
        assert_eq!(code, "::markup::show(is_open,move||::markup::IntoMarkup::into_markup(inside))");
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        assert_eq!(
            refused(quote! { <Bar /> }),
            "Bar is no tag; what functions show is written as {function()}"
        );
        assert_eq!(refused(quote! { <p bind:value=a></p> }), "unknown kind of attribute: `bind:`");
        assert_eq!(refused(quote! { <p on:click:once=a></p> }), "only `:target` can follow an event");
        assert_eq!(refused(quote! { <Show>{a}</Show> }), "it is written as <Show when=condition>");
    }
}
