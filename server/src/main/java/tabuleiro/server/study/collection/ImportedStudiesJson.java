package tabuleiro.server.study.collection;

import io.avaje.jsonb.Json;

/// What has come of an import.
///
/// @param imported how many studies are new to the caller
/// @param present how many the caller had already; they have not changed
@Json
public record ImportedStudiesJson(int imported, int present) {}
