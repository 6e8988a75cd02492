package tabuleiro.lab.report;

/// Something that is counted over the games of a sample, in their order. Not safe for several
/// threads.
interface Figure {
  /// Counts a game.
  void count(SampledGame game);
}
