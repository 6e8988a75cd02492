package tabuleiro.wasm.answer;

import java.util.List;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.rules.Position;
import tabuleiro.view.analysis.PositionAnalysis;

/// An analysis in slices of time: a worker can only receive a request to stop between two of them.
/// The searcher keeps its tables, so a slice finds again at once what the slice before has found.
public final class AnalysisSlices {
  private static final int HASH_MEBIBYTES = 32;
  private static final int MAX_VARIATIONS = 5;

  private final String id;
  private final Position position;
  private final PositionAnalysis analysis;
  private final int variations;
  private final Searcher searcher;

  /// The variations of the deepest search.
  private List<SearchInfo> best = List.of();

  private long nodes;

  private AnalysisSlices(OperationRequest request) {
    this.id = request.text("id");
    this.position = request.moves().end();
    this.variations = Math.clamp(request.number("variationCount", 1), 1, MAX_VARIATIONS);
    this.analysis = new PositionAnalysis(position, variations, 0, request.messages());
    this.searcher = SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1);
  }

  /// Returns an analysis of the position that a request names, which has not begun.
  public static AnalysisSlices of(OperationRequest request) {
    return new AnalysisSlices(request);
  }

  /// Returns the answer to a request that cannot be analysed.
  ///
  /// @param thrown what [#of] has thrown
  public static OperationAnswer refusal(OperationRequest request, RuntimeException thrown) {
    return RequestProblem.of(thrown).answer(request.language(), request.game());
  }

  /// Returns whether there is nothing to search, since the game has ended.
  public boolean isOver() {
    return position.outcome().isOver();
  }

  /// Searches, and returns what is known now, as JSON.
  public String search(long millis) {
    List<SearchInfo> found =
        searcher.search(
            position, MoveLimits.ofMillis(millis), variations, new StopSignal(), info -> {});
    nodes += found.isEmpty() ? 0 : found.getFirst().nodes();
    if (best.isEmpty() || (!found.isEmpty() && depth(found) >= depth(best))) {
      best = found;
    }
    return lines(false);
  }

  /// Returns the final result as JSON.
  public String finish() {
    return lines(true);
  }

  private static int depth(List<SearchInfo> found) {
    return found.getFirst().depth();
  }

  private String lines(boolean isLast) {
    EngineLinesJson lines = analysis.toJson(id, best, isLast);
    return AnswerJson.format(
        new EngineLinesJson(lines.type(), id, lines.depth(), nodes, isLast, lines.variations()));
  }
}
