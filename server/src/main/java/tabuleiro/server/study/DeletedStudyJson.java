package tabuleiro.server.study;

import io.avaje.jsonb.Json;

/// A study that the caller does not keep any more, or has never kept.
///
/// @param study its id
/// @param erased whether its text is deleted and its link leads nowhere; otherwise another player
///   has saved it too, or it was saved for its link alone
@Json
public record DeletedStudyJson(String study, boolean erased) {}
