package tabuleiro.view.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.study.StudyException;

/// The analysis of a position: the engine's best variations, sent while it searches.
///
/// @param position a position that is not decided
/// @param variationCount how many variations to find
/// @param maxMillis the longest time of the search, in milliseconds
/// @param messages the messages of the game, in the client's language
public record PositionAnalysis(
    Position position, int variationCount, long maxMillis, Messages messages) {
  /// How long a position is analysed, in milliseconds. A guess: longer than most people look at it.
  public static final long MAX_MILLIS = 60_000;

  private static final int MAX_VARIATIONS = 5;

  /// The size of the transposition table, in mebibytes: a few seconds fill it.
  private static final int HASH_MEBIBYTES = 32;

  /// The shortest time between two messages, in nanoseconds: faster updates cannot be read.
  private static final long UPDATE_NANOS = 150_000_000;

  /// How many moves of a variation are sent. A guess: more than anyone follows.
  private static final int MAX_MOVES = 12;

  /// Checks how many variations are asked for.
  ///
  /// @throws StudyException when there are too many, or none
  public static void requireVariationCount(long count) {
    if (count < 1 || count > MAX_VARIATIONS) {
      throw new StudyException("analysis.lines-range", MAX_VARIATIONS);
    }
  }

  /// Searches, on the calling thread.
  ///
  /// @param id the client's id of the analysis
  /// @param listener receives the best variations several times a second, and the final result
  public void run(String id, StopSignal stop, Consumer<EngineLinesJson> listener) {
    Collector gathering = new Collector(id, listener);
    List<SearchInfo> result =
        SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1)
            .search(
                position, MoveLimits.ofMillis(maxMillis), variationCount, stop, gathering::take);
    listener.accept(toJson(id, result, true));
  }

  /// Collects the variations of one search depth, which arrive one by one.
  private final class Collector {
    private final String id;
    private final Consumer<EngineLinesJson> listener;
    private final int wanted = Math.min(variationCount, position.countMoves());
    private final List<SearchInfo> variations = new ArrayList<>();
    private long sentNanos = System.nanoTime() - UPDATE_NANOS;

    Collector(String id, Consumer<EngineLinesJson> listener) {
      this.id = id;
      this.listener = listener;
    }

    void take(SearchInfo variation) {
      if (variation.rank() == 1) {
        variations.clear();
      }
      variations.add(variation);
      if (variations.size() == wanted && System.nanoTime() - sentNanos >= UPDATE_NANOS) {
        sentNanos = System.nanoTime();
        listener.accept(toJson(id, variations, false));
      }
    }
  }

  /// Returns variations as JSON.
  ///
  /// @param id the client's id of the analysis
  /// @param found the best variations, the best first
  /// @param isLast whether this is the final result
  public EngineLinesJson toJson(String id, List<SearchInfo> found, boolean isLast) {
    // A search that was stopped at once has a move but no score.
    List<EngineLinesJson.ScoredVariation> variations =
        found.stream().filter(variation -> variation.depth() > 0).map(this::variation).toList();
    int depth = found.isEmpty() ? 0 : found.getFirst().depth();
    long nodes = found.isEmpty() ? 0 : found.getFirst().nodes();
    return new EngineLinesJson("variations", id, depth, nodes, isLast, variations);
  }

  private EngineLinesJson.ScoredVariation variation(SearchInfo variation) {
    List<String> moves = variation.moveTexts(position);
    return new EngineLinesJson.ScoredVariation(
        variation.score().toString(),
        ScoreText.bar(variation.score(), position.sideToMove()),
        variation.score().isProven(),
        ScoreText.of(variation.score(), position.sideToMove(), messages),
        ScoreText.figure(variation.score(), position.sideToMove(), messages),
        reason(variation),
        moves.subList(0, Math.min(MAX_MOVES, moves.size())),
        MoveJsonMapper.of(position, variation.firstMove(), messages));
  }

  /// Returns why the first move of a variation is good. One that loses need not be the best one.
  private String reason(SearchInfo variation) {
    return variation.score().kind() == Score.Kind.LOSS
        ? ScoreText.of(variation.score(), position.sideToMove(), messages)
        : MoveReason.of(position, variation.firstMove(), variation.score(), messages);
  }
}
