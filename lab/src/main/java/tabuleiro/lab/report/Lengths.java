package tabuleiro.lab.report;

/// How many plies games last. Not safe for several threads.
public final class Lengths implements Figure {
  private final Distribution plies = new Distribution();

  @Override
  public void count(SampledGame game) {
    plies.add(game.length());
  }

  /// Returns how often each length occurred, in plies.
  public Distribution plies() {
    return plies;
  }
}
