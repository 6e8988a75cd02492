package tabuleiro.server.study;

import io.avaje.jsonb.Json;

/// A study that was saved.
///
/// @param study its id
/// @param link the address of its page
@Json
public record SavedStudyJson(String study, String link) {}
