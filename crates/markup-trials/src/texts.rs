//! Texts.

use markup::prelude::*;

use crate::stage::{Stage, settled};

pub(crate) async fn a_text_follows_its_signal(stage: Stage) {
    let name = RwSignal::new("Anna".to_owned());
    stage.show(|| view! { <p>"Hello, "{move || name.get()}"!"</p> });
    assert_eq!(stage.text(), "Hello, Anna!");
    let (paragraph, node) = (stage.find("p"), stage.find("p").child_nodes().get(1));
    name.set("Béla".to_owned());
    settled().await;
    assert_eq!(stage.text(), "Hello, Béla!");
    assert_eq!(stage.find("p"), paragraph);
    assert_eq!(stage.find("p").child_nodes().get(1), node, "the node of the text is another one");
}

pub(crate) async fn a_text_is_no_markup(stage: Stage) {
    let text = RwSignal::new("<b>1 & 2</b>");
    stage.show(|| view! { <p>{text}</p><p>"<i>"</p> });
    assert_eq!(stage.text(), "<b>1 & 2</b><i>");
    text.set("<u>");
    settled().await;
    assert_eq!((stage.text().as_str(), stage.all("b, i, u").len()), ("<u><i>", 0));
}

pub(crate) async fn what_is_absent_shows_nothing(stage: Stage) {
    let count = RwSignal::new(Some(3_u32));
    stage.show(|| view! { <p>"("{move || count.get()}{None::<String>}{()}")"</p> });
    assert_eq!(stage.text(), "(3)");
    count.set(None);
    settled().await;
    assert_eq!(stage.text(), "()");
    count.set(Some(4));
    settled().await;
    assert_eq!(stage.text(), "(4)");
}
