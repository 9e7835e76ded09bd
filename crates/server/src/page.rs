//! The page: the build of `web/`, inside the program.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use include_dir::{Dir, File, include_dir};

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::of_headers;
use crate::wire::ErrorCode;

/// Empty where the page was not built.
static PAGE: Dir<'_> = include_dir!("$OUT_DIR/page");

/// Everything that is not the API: a file of the page, or the page itself.
pub(crate) async fn page(_: axum::extract::State<Arc<Hub>>, request: Request) -> Response {
    let words = of_headers(request.uri().query(), request.headers()).words();
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Failure::unknown(ErrorCode::UnknownAddress, path, words).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let wrong = Failure::new(StatusCode::METHOD_NOT_ALLOWED, ErrorCode::WrongMethod, words);
        return ([(header::ALLOW, "GET,HEAD")], wrong).into_response();
    }
    if let Some(file) = PAGE.get_file(path).filter(|_| !path.is_empty()) {
        // Built files carry a hash in their names.
        let caching = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let headers = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, caching)];
        return (headers, file.contents()).into_response();
    }
    if path.starts_with("assets/") {
        return Failure::unknown(ErrorCode::UnknownAddress, path, words).into_response();
    }
    match shell(path) {
        Some(index) => {
            let headers = [
                (header::CONTENT_TYPE, "text/html; charset=utf-8"),
                (header::CACHE_CONTROL, "no-cache"),
            ];
            (headers, index.contents()).into_response()
        }
        None => {
            let (title, text) = (words.say("server-no-page-title"), words.say("server-no-page"));
            let lang = words.language().code();
            let html = format!(
                "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\"><title>{title}</title>\
                 <h1>{title}</h1><p>{text}</p></html>"
            );
            (StatusCode::OK, Html(html)).into_response()
        }
    }
}

/// The page as it begins at an address: at a battle it asks for the table at once.
fn shell(path: &str) -> Option<&'static File<'static>> {
    let table = PAGE.get_file("table.html").filter(|_| path.starts_with("g/"));
    table.or_else(|| PAGE.get_file("index.html"))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
