package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;

/// A study that you do not keep any more.
///
/// @param study the id of the study
/// @param erased whether its text is deleted and its link leads nowhere; false when another player
///   keeps it, or it was saved for its link alone
@Json
public record DeletedStudyJson(String study, boolean erased) {}
