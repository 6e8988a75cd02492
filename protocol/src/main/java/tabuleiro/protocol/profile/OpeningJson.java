package tabuleiro.protocol.profile;

import io.avaje.jsonb.Json;

/// A move with which a member begins games on a board.
///
/// @param game the name of the family, such as talpa
/// @param variant such as 8x8
/// @param move the text of the move
/// @param games the number of games that the member has begun with it
/// @param won how many of them the member has won
/// @param drawn how many of them were drawn
/// @param lost how many of them the member has lost
@Json
public record OpeningJson(
    String game, String variant, String move, int games, int won, int drawn, int lost) {}
