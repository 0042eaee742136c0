//! The description as a page: plain HTML without a script.

use std::fmt::Write as _;

use serde_json::{Map, Value};

/// The methods of HTTP in the order in which they are shown.
const METHODS: [&str; 4] = ["get", "post", "patch", "delete"];

/// The page of a description.
pub(super) fn render(document: &Value) -> String {
    let info = &document["info"];
    let title = escaped(text(info, "title"));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}: what can be asked</title>\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n<main>\n<h1>{title}: what can be asked</h1>\n<p>{}</p>\n\
         <p class=\"quiet\">Version {}. The same <a href=\"/api/v1/openapi.json\">as OpenAPI</a>.</p>\n",
        prose(text(info, "description")),
        escaped(text(info, "version")),
    );
    let refused = &document["components"]["responses"]["Refused"];
    let _ = writeln!(page, "<p>{} ({})</p>", prose(text(refused, "description")), content(refused));
    for tag in list(document, "tags") {
        let name = text(tag, "name");
        let _ = write!(page, "<h2>{}</h2>\n<p>{}</p>\n", escaped(name), prose(text(tag, "description")));
        for (path, operations) in fields(document, "paths") {
            for method in METHODS {
                let operation = &operations[method];
                if operation["tags"][0] == name {
                    add_operation(&mut page, method, path, operation);
                }
            }
        }
    }
    page.push_str("<h2>Types</h2>\n");
    for (name, schema) in fields(&document["components"], "schemas") {
        let name = escaped(name);
        let _ = write!(page, "<article id=\"{name}\">\n<h3>{name}</h3>\n");
        add_schema(&mut page, schema);
        page.push_str("</article>\n");
    }
    page.push_str("</main>\n</html>\n");
    page
}

/// What can be asked at one address.
fn add_operation(page: &mut String, method: &str, path: &str, operation: &Value) {
    let _ = write!(
        page,
        "<article>\n<h3><code>{} {}</code></h3>\n<p>{}</p>\n",
        method.to_uppercase(),
        escaped(path),
        prose(text(operation, "summary")),
    );
    if let Some(more) = operation["description"].as_str() {
        let _ = writeln!(page, "<p>{}</p>", prose(more));
    }
    let _ = writeln!(page, "<p class=\"quiet\">{}</p>", who(operation));
    let rows = list(operation, "parameters").iter().map(|parameter| {
        (text(parameter, "name"), kind(&parameter["schema"]), prose(text(parameter, "description")))
    });
    add_table(page, "In the address", ["name", "type", "meaning"], rows);
    let body = &operation["requestBody"];
    if !body.is_null() {
        let _ = writeln!(page, "<h4>Body</h4>\n<p>{}</p>", content(body));
    }
    let rows = fields(operation, "responses")
        .filter(|(status, _)| *status != "default")
        .map(|(status, answer)| (status.as_str(), content(answer), prose(text(answer, "description"))));
    add_table(page, "Answer", ["status", "type", "meaning"], rows);
    page.push_str("</article>\n");
}

/// Who may ask.
fn who(operation: &Value) -> &'static str {
    let ways = list(operation, "security");
    match (ways.iter().any(|way| way.get("token").is_some()), ways.iter().any(is_nothing)) {
        _ if ways.is_empty() => "Everybody may ask.",
        (true, true) => "Everybody may ask; who has an account sees more.",
        (true, false) => "Needs an account; programs may ask.",
        (false, _) => "Needs an account; programs may not ask.",
    }
}

fn is_nothing(way: &Value) -> bool {
    way.as_object().is_some_and(Map::is_empty)
}

/// The type of a body.
fn content(body: &Value) -> String {
    let kinds = fields(body, "content").map(|(media, content)| match media.as_str() {
        "application/json" => kind(&content["schema"]),
        media => escaped(media.split(';').next().unwrap_or_default()),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

/// What a schema says of a type: its fields, or one after the other what it can be.
fn add_schema(page: &mut String, schema: &Value) {
    if let Some(about) = schema["description"].as_str() {
        let _ = writeln!(page, "<p>{}</p>", prose(about));
    }
    let needed = list(schema, "required");
    let rows = fields(schema, "properties").map(|(name, field)| {
        let optional = if needed.contains(&name.as_str().into()) { "" } else { ", may be missing" };
        (name.as_str(), kind(field) + optional, prose(text(field, "description")))
    });
    add_table(page, "", ["field", "type", "meaning"], rows);
    let ways: Vec<&Value> = list(schema, "oneOf").iter().chain(list(schema, "anyOf")).collect();
    if ways.iter().any(|way| way["type"] == "object" || way.get("$ref").is_some()) {
        for way in ways {
            match way.get("$ref") {
                Some(_) => {
                    let _ =
                        writeln!(page, "<h4>{}</h4>\n<p>{}</p>", kind(way), prose(text(way, "description")));
                }
                None => {
                    let _ = writeln!(page, "<h4><code>{}</code></h4>", escaped(tag_of(way)));
                    add_schema(page, way);
                }
            }
        }
    } else if !ways.is_empty() {
        let rows =
            ways.iter().map(|way| (text(way, "const"), String::new(), prose(text(way, "description"))));
        add_table(page, "", ["value", "", "meaning"], rows);
    } else if schema.get("properties").is_none() {
        let _ = writeln!(page, "<p>{}</p>", kind(schema));
    }
}

/// The word by which one of several objects is told apart.
fn tag_of(schema: &Value) -> &str {
    fields(schema, "properties").find_map(|(_, field)| field["const"].as_str()).unwrap_or_default()
}

/// A type in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    let one_of = |values: &[Value], join: &str| values.iter().map(kind).collect::<Vec<_>>().join(join);
    if let Some(value) = schema["const"].as_str() {
        return format!("<code>{}</code>", escaped(value));
    }
    if let Some(pattern) = schema["pattern"].as_str() {
        return format!("string like <code>{}</code>", escaped(pattern));
    }
    if let Some(values) = schema["enum"].as_array() {
        let values =
            values.iter().filter_map(Value::as_str).map(|value| format!("<code>{}</code>", escaped(value)));
        return values.collect::<Vec<_>>().join(" or ");
    }
    if !list(schema, "anyOf").is_empty() {
        return one_of(list(schema, "anyOf"), " or ");
    }
    if !list(schema, "prefixItems").is_empty() {
        return format!("[{}]", one_of(list(schema, "prefixItems"), ", "));
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) => escaped(name) + &bounds(schema),
        Value::Array(names) => {
            names.iter().filter_map(Value::as_str).map(escaped).collect::<Vec<_>>().join(" or ")
        }
        _ => "anything".to_owned(),
    }
}

/// How great a number may be, where that is said.
fn bounds(schema: &Value) -> String {
    match (schema["minimum"].as_u64(), schema["maximum"].as_u64()) {
        (Some(least), Some(most)) => format!(", {least} to {most}"),
        _ => String::new(),
    }
}

/// A table of three columns, the first of which is a word of programs; nothing where it has no rows.
fn add_table<'a>(
    page: &mut String,
    caption: &str,
    [first, second, third]: [&str; 3],
    rows: impl Iterator<Item = (&'a str, String, String)>,
) {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return;
    }
    page.push_str("<table>\n");
    if !caption.is_empty() {
        let _ = writeln!(page, "<caption>{caption}</caption>");
    }
    let head = |column: &str| {
        if column.is_empty() { "<td>".to_owned() } else { format!("<th scope=\"col\">{column}") }
    };
    let _ = writeln!(page, "<tr>{}{}{}", head(first), head(second), head(third));
    for (word, kind, meaning) in rows {
        let _ = writeln!(page, "<tr><th scope=\"row\"><code>{}</code><td>{kind}<td>{meaning}", escaped(word));
    }
    page.push_str("</table>\n");
}

/// A text in which words of programs stand between backticks.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let part = |(n, part)| if n % 2 == 1 { format!("<code>{}</code>", escaped(part)) } else { escaped(part) };
    parts.map(part).collect()
}

/// A text as it stands in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn fields<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value[key].as_object().into_iter().flatten()
}
