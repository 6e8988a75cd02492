package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;

/// A new access token, which is shown once.
///
/// @param secret the token itself, for the header `Authorization: Bearer`
/// @param token what is stored of it
@Json
public record NewTokenJson(String secret, TokenJson token) {}
