package tabuleiro.lab.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.engine.search.Searcher;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Plays training games, several at once. The games depend on the seed alone.
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

  /// Appends blocks of games to a file, until it has a number of blocks or a stop is requested.
  ///
  /// @param progress receives each block after it was written, and returns whether to continue
  /// @throws UncheckedIOException if the file cannot be written
  public void run(
      TrainingDataFile file, int blocks, int threads, Predicate<List<TrainingGame>> progress) {
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      tasks.run(
          file.blocks(),
          blocks,
          this::block,
          games -> {
            try {
              file.append(games);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            return progress.test(games);
          });
    }
  }

  private Optional<List<TrainingGame>> block(int number) {
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
