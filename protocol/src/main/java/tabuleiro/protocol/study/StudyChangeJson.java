package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A change of one of your studies; what is missing stays.
///
/// @param title the new title, at most 100 characters
/// @param folder the new folder, at most 60 characters; empty for none
@Json
public record StudyChangeJson(Optional<String> title, Optional<String> folder) {}
