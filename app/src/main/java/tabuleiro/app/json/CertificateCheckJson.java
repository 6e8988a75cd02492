package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// A certificate that was found valid.
///
/// @param position the text of the position
/// @param value `first`, `second` or `draw`
/// @param search the number of last plies that the checker searched itself; 0 in two stages
/// @param frontier the number of nodes in which the solver proved each position of the frontier; 0
///   in one stage
/// @param leaves the number of positions of the frontier; 0 in one stage
/// @param proven how many of these the checker has proven: all of them, or a sample
/// @param entries the number of entries of the strategy
@Json
public record CertificateCheckJson(
    String game,
    String variant,
    String position,
    String value,
    int search,
    long frontier,
    long leaves,
    long proven,
    long entries) {}
