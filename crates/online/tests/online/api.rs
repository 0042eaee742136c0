//! The HTTP API describes itself: all of it, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::checked::Server;
use jsonschema::Validator;
use serde_json::{Value, json};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// What can be asked: a method and a path.
type Asked = BTreeSet<(String, String)>;

async fn document(server: &Server) -> Value {
    let answer = server.ask(None, "GET", "/api/v1/openapi.json", None).await;
    assert_eq!(answer.headers()["content-type"], "application/json");
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}

fn operations(document: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    document["paths"].as_object().unwrap().iter().flat_map(|(path, operations)| {
        let operations = operations.as_object().unwrap().iter();
        operations.map(|(method, operation)| (method.as_str(), path.as_str(), operation))
    })
}

/// The routes of the program: its calls of `route` with a path and what answers each method.
fn routes(folder: &Path, found: &mut Asked) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            routes(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            for call in source.split(".route(").skip(1) {
                let route = call.split('"').nth(1).expect("the path of a route is written out");
                let answers = inside(call);
                for method in METHODS.into_iter().filter(|method| answers.contains(&format!("{method}("))) {
                    found.insert((method.to_owned(), route.to_owned()));
                }
            }
        }
    }
}

/// What stands in a pair of parentheses that is open already.
fn inside(text: &str) -> &str {
    let mut open = 1;
    let end = text.find(|c| {
        open += i32::from(c == '(') - i32::from(c == ')');
        open == 0
    });
    &text[..end.expect("every parenthesis is closed")]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_described_and_every_description_is_a_route() {
    let server = Server::start().await;
    let document = document(&server).await;
    let described: Asked =
        operations(&document).map(|(method, path, _)| (method.to_owned(), path.to_owned())).collect();
    let mut found = Asked::new();
    routes(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(described, found);
    for (method, path) in described {
        let path = path.replace("{id}", "0123456789abc").replace("{hash}", "0").replace("{game}", "wizard");
        let answer = server.ask(None, &method.to_uppercase(), &path, Some(&json!({}))).await;
        let (status, text) = (answer.status(), answer.text().await.unwrap());
        assert_ne!(status, 405, "{method} {path}");
        assert!(status != 404 || text.contains("\"refused\""), "{method} {path}: {text}");
    }
}

/// Every reference in a value.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| match value.as_str() {
            Some(path) if key == "$ref" => drop(found.insert(path.to_owned())),
            _ => references(value, found),
        }),
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_open_api() {
    let document = document(&Server::start().await).await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."), "{}", document["openapi"]);
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 20);
    for path in &found {
        assert!(document.pointer(path.strip_prefix('#').unwrap()).is_some(), "{path}");
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(jsonschema::meta::is_valid(schema), "{name}");
        assert!(schema["description"].is_string(), "{name} has no description");
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            assert!(schema["description"].is_string(), "{name}.{field} has no description");
        }
    }
    let tags: Vec<_> = document["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let called = format!("{method} {path}");
        assert!(ids.insert(operation["operationId"].as_str().unwrap()), "{called}: another has its id");
        assert!(operation["summary"].is_string() && tags.contains(&&operation["tags"][0]), "{called}");
        let answers = operation["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| status.starts_with(['1', '2'])), "{called}");
        assert!(
            operation["requestBody"].is_null() || operation["requestBody"]["required"] == true,
            "{called}"
        );
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let in_path = parameters.filter(|parameter| parameter["in"] == "path").count();
        assert_eq!(in_path, path.matches('{').count(), "{called}");
        for way in operation["security"].as_array().into_iter().flatten() {
            for scheme in way.as_object().unwrap().keys() {
                assert!(document["components"]["securitySchemes"][scheme].is_object(), "{called}: {scheme}");
            }
        }
    }
}

/// What checks a value by one of the described types.
fn validator(document: &Value, name: &str) -> Validator {
    let reference = format!("#/components/schemas/{name}");
    jsonschema::validator_for(&json!({ "$ref": reference, "components": document["components"] })).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_answered_is_as_it_is_described() {
    let server = Server::start().await;
    let document = document(&server).await;
    let anna = server.join("Anna").await;
    let table = server.open(&anna, &json!({ "number": 1, "game": "wizard", "access": "listed" })).await;
    let at_table = format!("/api/v1/tables/{table}");
    for (method, path, route, body) in [
        ("POST", "/api/v1/accounts", None, json!({ "name": "Ben", "device": "phone" })),
        ("GET", "/api/v1/me", None, Value::Null),
        ("PATCH", "/api/v1/me", None, json!({ "name": "Änne" })),
        ("POST", "/api/v1/me/tokens", None, json!({ "label": "bot" })),
        ("GET", "/api/v1/me/keys", None, Value::Null),
        ("POST", "/api/v1/me/code", None, Value::Null),
        ("POST", "/api/v1/tables", None, json!({ "number": 2, "game": "shazamm", "clock": "days" })),
        ("GET", &at_table, Some("/api/v1/tables/{id}"), Value::Null),
        ("POST", &at_table, Some("/api/v1/tables/{id}"), json!({ "number": 3, "do": "sit" })),
        ("GET", &format!("{at_table}/story"), Some("/api/v1/tables/{id}/story"), Value::Null),
        ("GET", "/api/v1/server", None, Value::Null),
        ("GET", "/api/v1/lobby", None, Value::Null),
        ("GET", "/api/v1/ranking/wizard", Some("/api/v1/ranking/{game}"), Value::Null),
        ("GET", "/api/v1/me/download", None, Value::Null),
    ] {
        let operation = &document["paths"][route.unwrap_or(path)][method.to_lowercase()];
        let type_of = |content: &Value| {
            let schema = content["content"]["application/json"]["schema"]["$ref"].as_str();
            schema
                .unwrap_or_else(|| panic!("{method} {path}: {content}"))
                .rsplit('/')
                .next()
                .unwrap()
                .to_owned()
        };
        if !body.is_null() {
            validator(&document, &type_of(&operation["requestBody"])).validate(&body).unwrap();
        }
        let answer = server.ask(Some(&anna), method, path, (!body.is_null()).then_some(&body)).await;
        let described = &operation["responses"][answer.status().as_str()];
        let text = answer.text().await.unwrap();
        let value = serde_json::from_str(&text).unwrap();
        if let Err(error) = validator(&document, &type_of(described)).validate(&value) {
            panic!("{method} {path}: {error} in {text}");
        }
    }
    let refused = server.ask(None, "GET", "/api/v1/me", None).await.text().await.unwrap();
    validator(&document, "Message").validate(&serde_json::from_str(&refused).unwrap()).unwrap();
}

/// However many tables somebody sat at, one at a time is in memory, and nobody waits for all of them.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_of_somebody_is_told_table_by_table() {
    let server = Server::start().await;
    let anna = server.join("Anna").await;
    let mut tables = Vec::new();
    for number in [1, 2, 3] {
        let table = server.open(&anna, &json!({ "number": number, "game": "shazamm" })).await;
        let path = format!("/api/v1/tables/{table}");
        server.ask(Some(&anna), "POST", &path, Some(&json!({ "number": 4, "do": "sit" }))).await;
        tables.push(path);
    }
    let frames = [
        json!({ "number": 5, "do": "fill", "seat": 2, "level": "apprentice" }),
        json!({ "number": 6, "do": "start" }),
        // A bot plays on.
        json!({ "number": 7, "do": "leave" }),
    ];
    for frame in frames {
        assert_eq!(server.ask(Some(&anna), "POST", &tables[1], Some(&frame)).await.status(), 200);
    }
    loop {
        let seen = server.ask(Some(&anna), "GET", &tables[1], None).await.text().await.unwrap();
        if serde_json::from_str::<Value>(&seen).unwrap()["phase"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let another = server.start_another().await;
    let answer = another.ask(Some(&anna), "GET", "/api/v1/me/download", None).await;
    assert_eq!((answer.status().as_u16(), answer.content_length()), (200, None), "it is not made beforehand");
    let told: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(told["name"], "Anna");
    let records: Vec<bool> =
        told["tables"].as_array().unwrap().iter().map(|table| table["record"].is_string()).collect();
    assert_eq!((records.len(), records.iter().filter(|is_there| **is_there).count()), (3, 1), "{told}");
    assert_eq!(another.tables.in_memory(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_all_of_it_without_a_script() {
    let server = Server::start().await;
    let document = document(&server).await;
    let answer = server.ask(None, "GET", "/api", None).await;
    let policy = answer.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'none'; style-src 'self'"), "{policy}");
    let page = answer.text().await.unwrap();
    for (method, path, _) in operations(&document) {
        assert!(page.contains(&format!("<code>{} {path}</code>", method.to_uppercase())), "{method} {path}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("<article id=\"{name}\">")), "{name}");
    }
    assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("://"));
    for link in page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        match link.strip_prefix('#') {
            Some(id) => assert!(page.contains(&format!("id=\"{id}\"")), "{link}"),
            None => assert_eq!(server.ask(None, "GET", link, None).await.status(), 200, "{link}"),
        }
    }
}
