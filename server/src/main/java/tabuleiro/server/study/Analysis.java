package tabuleiro.server.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.engine.Engines;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The engine's best lines of one position, told while it thinks.
///
/// @param position in which the game goes on
/// @param lines how many lines are wanted
/// @param longest for how long it thinks at most
/// @param words those of the game, in the reader's language
record Analysis(Position position, int lines, Duration longest, Messages words) {
  /// Memory for the positions that it remembers, in mebibytes: some seconds fill it.
  private static final int HASH_MEBIBYTES = 32;

  /// Nobody reads faster.
  private static final Duration PAUSE = Duration.ofMillis(150);

  /// How many moves of a line are told. A guess: more than anybody follows.
  private static final int MOVES = 12;

  /// Thinks, on the thread that calls.
  ///
  /// @param id names the analysis in what it tells
  /// @param listener is told the lines, at most some times a second, and what is known at the end
  void run(String id, ThinkingJob job, Consumer<LinesJson> listener) {
    Gathering gathering = new Gathering(id, listener);
    List<Thought> known =
        Engines.searcher(position.game().id().game(), HASH_MEBIBYTES, 1)
            .search(
                position, Limits.ofMillis(longest.toMillis()), lines, job.stop(), gathering::take);
    listener.accept(told(id, known, true));
  }

  /// Collects the lines of one moment, which come one by one.
  private final class Gathering {
    private final String id;
    private final Consumer<LinesJson> listener;
    private final int wanted = Math.min(lines, position.countMoves());
    private final List<Thought> thoughts = new ArrayList<>();
    private long toldNanos = System.nanoTime() - PAUSE.toNanos();

    Gathering(String id, Consumer<LinesJson> listener) {
      this.id = id;
      this.listener = listener;
    }

    void take(Thought thought) {
      if (thought.rank() == 1) {
        thoughts.clear();
      }
      thoughts.add(thought);
      if (thoughts.size() == wanted && System.nanoTime() - toldNanos >= PAUSE.toNanos()) {
        toldNanos = System.nanoTime();
        listener.accept(told(id, thoughts, false));
      }
    }
  }

  private LinesJson told(String id, List<Thought> thoughts, boolean isLast) {
    // What was stopped at once knows a move, and nothing about it.
    List<LinesJson.Line> seen =
        thoughts.stream().filter(thought -> thought.depth() > 0).map(this::line).toList();
    int depth = thoughts.isEmpty() ? 0 : thoughts.getFirst().depth();
    long nodes = thoughts.isEmpty() ? 0 : thoughts.getFirst().nodes();
    return new LinesJson("lines", id, depth, nodes, isLast, seen);
  }

  private LinesJson.Line line(Thought thought) {
    List<String> moves = thought.texts(position);
    return new LinesJson.Line(
        thought.score().toString(),
        ScoreText.bar(thought.score(), position.sideToMove()),
        thought.score().isProven(),
        ScoreText.of(thought.score(), position.sideToMove(), words),
        moves.subList(0, Math.min(MOVES, moves.size())));
  }
}
