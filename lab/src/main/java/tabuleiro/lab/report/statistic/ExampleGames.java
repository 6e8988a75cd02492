package tabuleiro.lab.report.statistic;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.lab.report.sample.SampledGame;

/// Example games: the shortest one, and one of the median length. Of equally long games the first
/// one counts. Not safe for several threads.
public final class ExampleGames implements GameStatistic {
  private final SortedMap<Integer, SampledGame> firstOfLength = new TreeMap<>();

  @Override
  public void count(SampledGame game) {
    firstOfLength.putIfAbsent(game.length(), game);
  }

  /// Returns the shortest game; empty when there are no games.
  public Optional<SampledGame> shortest() {
    return firstOfLength.values().stream().findFirst();
  }

  /// Returns the first game of the lower median length.
  ///
  /// @param lengths the lengths of the same games
  public Optional<SampledGame> typical(GameLengths lengths) {
    return Optional.ofNullable(firstOfLength.get(lengths.plies().median()));
  }
}
