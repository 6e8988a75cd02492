package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;

/// What has come of an import.
///
/// @param imported how many studies are new to the caller
/// @param present how many the caller had already; they have not changed
/// @param problems what is wrong with the other games, in the caller's language
@Json
public record ImportedStudiesJson(int imported, int present, List<String> problems) {}
