package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// A certificate that was found valid.
///
/// @param position the text of the position
/// @param value `first`, `second` or `draw`
/// @param search the number of last plies that the checker searched itself
/// @param entries the number of entries of the strategy
@Json
public record CertificateCheckJson(
    String game, String variant, String position, String value, int search, long entries) {}
