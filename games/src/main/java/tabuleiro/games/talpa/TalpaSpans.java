package tabuleiro.games.talpa;

/// The spans of a position (the `hps` and `vps` of the report's `value`).
///
/// @param horizontal the most columns that one edge-connected empty region covers, 0 when no square
///   is empty
/// @param vertical the most rows that one such region covers, 0 when no square is empty
public record TalpaSpans(int horizontal, int vertical) {}
