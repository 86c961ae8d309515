//! What we ask of the browser, in our own terms.

use js_sys::{Date, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Storage, WorkerGlobalScope};

/// Whether this is a worker and not a page.
pub(crate) fn is_worker() -> bool {
    js_sys::global().dyn_into::<WorkerGlobalScope>().is_ok()
}

/// Milliseconds since some moment; they never go back.
pub(crate) fn now() -> f64 {
    window().performance().map_or_else(Date::now, |clock| clock.now())
}

/// Seconds since 1970.
pub(crate) fn unix_seconds() -> u64 {
    (Date::now() / 1000.0) as u64
}

/// The place at a distance from the origin in a direction, in radians.
pub(crate) fn polar(distance: f64, angle: f64) -> (f64, f64) {
    // Every browser has these; compiled in they would weigh as much as a page of ours.
    #[cfg(target_arch = "wasm32")]
    let (sin, cos) = (js_sys::Math::sin(angle), js_sys::Math::cos(angle));
    #[cfg(not(target_arch = "wasm32"))]
    let (sin, cos) = angle.sin_cos();
    (distance * cos, distance * sin)
}

/// Bytes nobody can predict.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let random = Uint8Array::new_with_length(N as u32);
    let crypto = window().crypto().expect("every browser that runs this has it");
    crypto.get_random_values_with_js_u8_array(&random).expect("so few bytes are always there");
    random.copy_to(&mut bytes);
    bytes
}

/// Random bytes in hexadecimal, twice as many characters.
pub(crate) fn random_hex<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What this browser keeps for us; nothing if it is told not to keep anything.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key; says whether there was room.
pub(crate) fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what is kept under a key.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        storage.remove_item(key).ok();
    }
}

/// The keys that begin so.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    all.filter(|key| key.starts_with(prefix)).collect()
}

/// Where we are: `https://example.org`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// The languages the person wishes, best first.
pub(crate) fn wished_languages() -> String {
    let list = window().navigator().languages();
    list.iter().filter_map(|tag| tag.as_string()).collect::<Vec<_>>().join(",")
}

/// Whether a media query holds now.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Puts a text into the clipboard; says whether it got there.
pub(crate) async fn copy(text: String) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("clipboard"));
    // Browsers offer it on safe connections only.
    match clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        true => JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok(),
        false => false,
    }
}

/// Puts the text of the field of that id into the clipboard, in the way that works everywhere; says whether it got
/// there. If not, it is selected at least and can be copied by hand.
pub(crate) fn copy_field(id: &str) -> bool {
    let field = document().get_element_by_id(id).and_then(|field| field.dyn_into().ok());
    field.as_ref().map(web_sys::HtmlInputElement::select);
    let page = document().dyn_into::<web_sys::HtmlDocument>();
    page.is_ok_and(|page| field.is_some() && page.exec_command("copy").unwrap_or(false))
}

/// Does something again and again for as long as whoever asks for it is shown.
pub(crate) fn every(milliseconds: u64, action: impl Fn() + 'static) {
    let handle = set_interval_with_handle(action, std::time::Duration::from_millis(milliseconds));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}

/// Waits.
pub(crate) async fn pause(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).ok();
    });
    JsFuture::from(promise).await.ok();
}

/// What a request brought: the status and the text.
pub(crate) struct Reply {
    /// Whether the server says all is well.
    pub(crate) ok: bool,
    /// The body.
    pub(crate) text: String,
}

/// Asks the server for something; nothing if it cannot be reached.
pub(crate) async fn fetch(
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&str>,
) -> Option<Reply> {
    let init = web_sys::RequestInit::new();
    init.set_method(method);
    let headers = web_sys::Headers::new().ok()?;
    if let Some(secret) = secret {
        headers.set("authorization", &format!("Bearer {secret}")).ok()?;
    }
    if let Some(body) = body {
        headers.set("content-type", "application/json").ok()?;
        init.set_body(&JsValue::from_str(body));
    }
    init.set_headers(&headers);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    Some(Reply { ok: response.ok(), text })
}

/// Moves the focus to the element of that id.
pub(crate) fn focus(id: &str) {
    let element =
        document().get_element_by_id(id).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(element) = element {
        // What is no control takes the focus only when told so.
        if element.tab_index() < 0 {
            element.set_tab_index(-1);
        }
        element.focus().ok();
    }
}

/// Brings the element of that id into view.
pub(crate) fn reveal(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
