package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// The offers that wait for an answer: for each kind the side that made it, `first` or `second`, or
/// an empty text.
///
/// @param draw the side that offers a draw
/// @param takeback the side that asks to take a move back
/// @param rematch the side that offers a rematch
@Json
public record OpenOffers(String draw, String takeback, String rematch) {}
