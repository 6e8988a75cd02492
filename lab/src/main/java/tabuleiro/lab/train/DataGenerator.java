package tabuleiro.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.engine.search.Searcher;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.match.Openings;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Plays training games in blocks. A block depends on its number and the seed alone. Thread-safe.
public final class DataGenerator {
  /// The number of games in a block of the file.
  public static final int BLOCK_GAMES = 32;

  /// Random openings have one of these numbers of plies, in turn. A guess.
  private static final int[] OPENING_PLIES = {4, 5, 6, 7, 8, 10};

  private final List<Openings> openings = new ArrayList<>();
  private final Supplier<Searcher> searchers;
  private final MoveLimits limits;
  private final StopSignal stop;

  /// @param searchers makes a searcher for each block
  /// @param nodes of each search
  /// @param seed of the openings
  /// @param stop stops the games
  public DataGenerator(
      Game game, Supplier<Searcher> searchers, long nodes, long seed, StopSignal stop) {
    for (int plies : OPENING_PLIES) {
      openings.add(new Openings(game, Optional.empty(), plies, seed));
    }
    this.searchers = searchers;
    this.limits = MoveLimits.ofNodes(nodes);
    this.stop = stop;
  }

  /// Plays a block.
  ///
  /// @return its games; empty if they were stopped
  public Optional<List<TrainingGame>> play(int number) {
    SelfPlay selfPlay = new SelfPlay(searchers.get(), limits, stop);
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < BLOCK_GAMES; i++) {
      int game = number * BLOCK_GAMES + i;
      Opening opening = openings.get(game % openings.size()).opening(game);
      Optional<TrainingGame> played = selfPlay.play(opening);
      if (played.isEmpty()) {
        return Optional.empty();
      }
      games.add(played.get());
    }
    return Optional.of(games);
  }
}
