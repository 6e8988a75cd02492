package tabuleiro.games.talpa;

/// The spans of a position: how far its empty regions extend (`hps` and `vps` in the report).
///
/// @param horizontal the most columns that one edge-connected empty region covers, 0 when no square
///   is empty
/// @param vertical the most rows that one such region covers, 0 when no square is empty
public record TalpaSpans(int horizontal, int vertical) {}
