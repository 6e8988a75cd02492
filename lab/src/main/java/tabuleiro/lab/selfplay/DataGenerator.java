package tabuleiro.lab.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.match.Openings;

/// Plays training games in blocks. A block depends on its number and the seed alone. Thread-safe.
public final class DataGenerator {
  private final List<Openings> openings = new ArrayList<>();
  private final int blockGames;
  private final Supplier<SelfPlaySearch> searches;

  /// @param openingPlies the random openings have one of these numbers of plies, in turn
  /// @param seed of the openings
  /// @param searches makes what chooses the moves of a block
  DataGenerator(
      TrainingGames games, int[] openingPlies, long seed, Supplier<SelfPlaySearch> searches) {
    for (int plies : openingPlies) {
      openings.add(new Openings(games.game(), Optional.empty(), plies, seed));
    }
    blockGames = games.blockGames();
    this.searches = searches;
  }

  /// Plays a block.
  ///
  /// @return its games; empty if they were stopped
  public Optional<List<TrainingGame>> play(int number) {
    SelfPlay selfPlay = new SelfPlay(searches.get());
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < blockGames; i++) {
      int game = number * blockGames + i;
      Opening opening = openings.get(game % openings.size()).opening(game);
      Optional<TrainingGame> played = selfPlay.play(opening, game);
      if (played.isEmpty()) {
        return Optional.empty();
      }
      games.add(played.get());
    }
    return Optional.of(games);
  }
}
