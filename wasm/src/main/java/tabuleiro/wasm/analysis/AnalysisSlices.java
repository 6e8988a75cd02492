package tabuleiro.wasm.analysis;

import java.util.List;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.PositionAnalysis;

/// An analysis in slices of time: a worker can only receive a request to stop between two of them.
/// The searcher keeps its tables, so a slice finds again at once what the slice before has found.
final class AnalysisSlices {
  private static final int HASH_MEBIBYTES = 32;

  /// How long an analysis runs before the worker looks for messages, in milliseconds.
  private static final long SLICE_MILLIS = 50;

  /// The shortest time between two results, in milliseconds: faster ones cannot be read.
  private static final long UPDATE_MILLIS = 150;

  private final String id;
  private final Position position;
  private final PositionAnalysis analysis;
  private final Searcher searcher;
  private final long endMillis;
  private long sentMillis;
  private long spentMillis;
  private boolean isSettled;

  /// The variations of the deepest search.
  private List<SearchInfo> best = List.of();

  private long nodes;

  /// @param id the page's id of the analysis
  /// @param position a position that is not decided
  /// @param endMillis when it ends, in milliseconds since 1970
  AnalysisSlices(
      String id, Position position, int variationCount, long endMillis, Messages messages) {
    this.id = id;
    this.position = position;
    this.endMillis = endMillis;
    this.analysis = new PositionAnalysis(position, variationCount, 0, messages);
    this.searcher = SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1);
  }

  String id() {
    return id;
  }

  /// Searches for the time of a slice. It is longer than before where the slices before have found
  /// nothing, since a search begins again at each.
  void search() {
    boolean hasScore = !best.isEmpty() && depth(best) > 0;
    long millis = hasScore ? SLICE_MILLIS : Math.max(SLICE_MILLIS, spentMillis);
    long began = System.currentTimeMillis();
    spentMillis += millis;
    List<SearchInfo> found =
        searcher.search(
            position,
            MoveLimits.ofMillis(millis),
            analysis.variationCount(),
            new StopSignal(),
            _ -> {});
    isSettled = System.currentTimeMillis() - began < millis / 2;
    nodes += found.isEmpty() ? 0 : found.getFirst().nodes();
    if (best.isEmpty() || (!found.isEmpty() && depth(found) >= depth(best))) {
      best = found;
    }
  }

  /// Returns whether the time is over, or the last search has ended before its time, since there is
  /// nothing more to find.
  boolean isOver(long nowMillis) {
    return nowMillis >= endMillis || isSettled;
  }

  /// Returns whether it is time for another result.
  boolean isUpdateDue(long nowMillis) {
    boolean isDue = nowMillis - sentMillis >= UPDATE_MILLIS;
    sentMillis = isDue ? nowMillis : sentMillis;
    return isDue;
  }

  private static int depth(List<SearchInfo> found) {
    return found.getFirst().depth();
  }

  /// Returns what is known now.
  ///
  /// @param isLast whether this is the final result
  EngineLinesJson lines(boolean isLast) {
    EngineLinesJson lines = analysis.toJson(id, best, isLast);
    return new EngineLinesJson(lines.type(), id, lines.depth(), nodes, isLast, lines.variations());
  }
}
