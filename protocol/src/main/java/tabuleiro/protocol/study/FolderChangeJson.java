package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;

/// A new name for a folder of studies.
///
/// @param folder the folder; empty for the studies in none
/// @param name the new name. That of another folder joins both; an empty name takes the studies out
///   of the folder.
@Json
public record FolderChangeJson(String folder, String name) {}
