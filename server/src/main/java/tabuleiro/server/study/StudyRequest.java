package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/// A request to save a study.
///
/// @param record the text of the record
@Json
public record StudyRequest(@Nullable String record) {}
