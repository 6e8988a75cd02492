package tabuleiro.server.push;

import io.avaje.jsonb.Json;

/// What a browser shows of a notification. It is encrypted for the browser.
///
/// @param title the title
/// @param body the text below it
/// @param url the page that a click opens
/// @param language the code of the language of the texts
@Json
record PushContentJson(String title, String body, String url, String language) {}
