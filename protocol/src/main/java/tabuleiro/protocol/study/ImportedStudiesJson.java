package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.List;

/// The result of an import.
///
/// @param imported how many studies are new
/// @param present how many you had already; they have not changed
/// @param problems what is wrong with the games that cannot be read, in the language of the request
@Json
public record ImportedStudiesJson(int imported, int present, List<String> problems) {}
