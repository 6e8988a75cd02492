package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/// A study that somebody wants to be kept.
///
/// @param record the text of its record
@Json
public record StudyRequest(@Nullable String record) {}
