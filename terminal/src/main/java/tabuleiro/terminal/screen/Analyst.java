package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.engine.Engines;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;
import tabuleiro.terminal.Thinking;
import tabuleiro.terminal.screen.game.AnalysisView;

/// The engine at work on one position, on a thread of its own.
final class Analyst implements AutoCloseable {
  private static final int LINES = 3;
  private static final int HASH_MEBIBYTES = 32;

  private final Position position;
  private final TreeMap<Integer, Thought> seen = new TreeMap<>();
  private final Thinking<List<Thought>> thinking;

  /// Begins to think about a position.
  ///
  /// Precondition: the game goes on there.
  Analyst(Position position, Limits limits) {
    this.position = position;
    String family = position.game().id().game();
    Searcher searcher = Engines.searcher(family, HASH_MEBIBYTES, 1);
    thinking =
        Thinking.begin(
            (stop, listener) -> () -> searcher.search(position, limits, LINES, stop, this::hear));
  }

  private synchronized void hear(Thought thought) {
    if (thought.rank() <= LINES) {
      seen.put(thought.rank(), thought);
    }
  }

  /// Returns what was seen so far; at its end the thinking knows more than it has told.
  synchronized AnalysisView view() {
    if (thinking.done().isDone()) {
      return new AnalysisView(position, thinking.result());
    }
    return new AnalysisView(position, List.copyOf(seen.values()));
  }

  /// Returns the best line once the thinking has come to its end; empty before.
  Optional<Thought> best() {
    return thinking.done().isDone() ? Optional.of(thinking.result().getFirst()) : Optional.empty();
  }

  @Override
  public void close() {
    thinking.close();
  }
}
