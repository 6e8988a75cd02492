package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// Why a request was refused.
///
/// @param error a key for programs, such as `spent`
/// @param says the reason in the caller's language
@Json
public record ServerProblem(String error, String says) {}
