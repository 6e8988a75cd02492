package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A file of records to import.
///
/// @param text the text of the file: at most 500 games, and 4 MB for the whole request
/// @param folder the folder for all studies; empty or missing for that of each study that was
///   exported here
@Json
public record StudyImportJson(String text, Optional<String> folder) {}
