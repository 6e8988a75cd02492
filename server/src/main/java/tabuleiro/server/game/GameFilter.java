package tabuleiro.server.game;

/// Selects games.
///
/// @param family such as `talpa`; empty for all
/// @param variant such as `8x8`; empty for all
public record GameFilter(String family, String variant) {}
