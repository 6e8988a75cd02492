package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// A sequential probability ratio test.
///
/// @param llr the logarithm of the likelihood ratio of `elo1` to `elo0`
/// @param bound the test ends at this ratio, or at its negative
/// @param state `continues`, `accepts-0` or `accepts-1`
@Json
public record SprtJson(double elo0, double elo1, double llr, double bound, String state) {}
