package tabuleiro.lab.report;

/// A sample with what is counted over its games. Not safe for several threads.
final class Part {
  private final Sample sample;
  private final Figure figure;
  private int counted;

  /// @param figure counts the games
  Part(Sample sample, Figure figure) {
    this.sample = sample;
    this.figure = figure;
  }

  /// Counts the next game.
  void count(SampledGame game) {
    figure.count(game);
    counted++;
  }

  /// Returns how many games have been counted.
  int counted() {
    return counted;
  }

  /// Returns the sample.
  Sample sample() {
    return sample;
  }
}
