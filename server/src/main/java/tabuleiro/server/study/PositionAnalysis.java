package tabuleiro.server.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The engine's best lines of one position, told while it thinks.
///
/// @param position in which the game goes on
/// @param variationCount how many lines are wanted
/// @param maxDuration for how long it thinks at most
/// @param messages those of the game, in the reader's language
record PositionAnalysis(
    Position position, int variationCount, Duration maxDuration, Messages messages) {
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
  void run(String id, AnalysisJob job, Consumer<VariationsJson> listener) {
    Gathering gathering = new Gathering(id, listener);
    List<SearchInfo> known =
        SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1)
            .search(
                position,
                MoveLimits.ofMillis(maxDuration.toMillis()),
                variationCount,
                job.stop(),
                gathering::take);
    listener.accept(told(id, known, true));
  }

  /// Collects the lines of one moment, which come one by one.
  private final class Gathering {
    private final String id;
    private final Consumer<VariationsJson> listener;
    private final int wanted = Math.min(variationCount, position.countMoves());
    private final List<SearchInfo> thoughts = new ArrayList<>();
    private long toldNanos = System.nanoTime() - PAUSE.toNanos();

    Gathering(String id, Consumer<VariationsJson> listener) {
      this.id = id;
      this.listener = listener;
    }

    void take(SearchInfo thought) {
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

  private VariationsJson told(String id, List<SearchInfo> thoughts, boolean isLast) {
    // What was stopped at once knows a move, and nothing about it.
    List<VariationsJson.ScoredVariation> seen =
        thoughts.stream().filter(thought -> thought.depth() > 0).map(this::line).toList();
    int depth = thoughts.isEmpty() ? 0 : thoughts.getFirst().depth();
    long nodes = thoughts.isEmpty() ? 0 : thoughts.getFirst().nodes();
    return new VariationsJson("lines", id, depth, nodes, isLast, seen);
  }

  private VariationsJson.ScoredVariation line(SearchInfo thought) {
    List<String> moves = thought.moveTexts(position);
    return new VariationsJson.ScoredVariation(
        thought.score().toString(),
        ScoreText.bar(thought.score(), position.sideToMove()),
        thought.score().isProven(),
        ScoreText.of(thought.score(), position.sideToMove(), messages),
        moves.subList(0, Math.min(MOVES, moves.size())));
  }
}
