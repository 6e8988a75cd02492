package tabuleiro.wasm.analysis;

import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.SlicedSearch;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.PositionAnalysis;

/// An analysis in slices of time: a worker can only receive a request to stop between two of them.
final class AnalysisSlices {
  private static final int HASH_MEBIBYTES = 32;

  /// How long an analysis runs before the worker looks for messages, in milliseconds.
  private static final long SLICE_MILLIS = 50;

  /// The shortest time between two results, in milliseconds: faster ones cannot be read.
  private static final long UPDATE_MILLIS = 150;

  private final String id;
  private final PositionAnalysis analysis;
  private final SlicedSearch search;
  private final long endMillis;
  private long sentMillis;
  private boolean isSettled;

  /// @param id the page's id of the analysis
  /// @param position a position that is not decided
  /// @param endMillis when it ends, in milliseconds since 1970
  AnalysisSlices(
      String id, Position position, int variationCount, long endMillis, Messages messages) {
    this.id = id;
    this.endMillis = endMillis;
    this.analysis = new PositionAnalysis(position, variationCount, 0, messages);
    this.search =
        new SlicedSearch(
            SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1),
            position,
            variationCount);
  }

  String id() {
    return id;
  }

  /// Searches for the time of a slice.
  void search() {
    long began = System.currentTimeMillis();
    search.search(MoveLimits.ofMillis(SLICE_MILLIS));
    isSettled = System.currentTimeMillis() - began < SLICE_MILLIS / 2;
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

  /// Returns what is known now.
  ///
  /// @param isLast whether this is the final result
  EngineLinesJson lines(boolean isLast) {
    EngineLinesJson lines = analysis.toJson(id, search.best(), isLast);
    return new EngineLinesJson(
        lines.type(), id, lines.depth(), search.nodes(), isLast, lines.variations());
  }
}
