package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;

/// A saved study.
///
/// @param study the id of the study
/// @param path the path of its page
@Json
public record CreatedStudyJson(String study, String path) {}
