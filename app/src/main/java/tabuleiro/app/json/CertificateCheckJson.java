package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// A certificate that was found valid.
///
/// @param position its text
/// @param value `first`, `second` or `draw`
/// @param search how many plies were left to the checker's own search
/// @param entries of the strategy
@Json
public record CertificateCheckJson(
    String game, String variant, String position, String value, int search, long entries) {}
