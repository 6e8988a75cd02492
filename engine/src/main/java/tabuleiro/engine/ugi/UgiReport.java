package tabuleiro.engine.ugi;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;

/// Writes what a search reports. A line that says nothing new is left out, so that the result of
/// the search may be reported again at its end.
final class UgiReport implements Consumer<SearchInfo> {
  private final Position position;
  private final int variations;
  private final UgiOutput output;
  private final Map<Integer, SearchInfo> shown = new HashMap<>();

  /// @param position that is searched
  /// @param variations how many are reported, at least 1
  UgiReport(Position position, int variations, UgiOutput output) {
    this.position = position;
    this.variations = variations;
    this.output = output;
  }

  @Override
  public void accept(SearchInfo info) {
    if (info.rank() > variations || isShown(info)) {
      return;
    }
    shown.put(info.rank(), info);
    // The line with the moves comes last: a match runner compares it with the best move.
    UgiText.formatRemark(info).ifPresent(output::writeLine);
    output.writeLine(UgiText.formatInfo(position, info, variations > 1));
  }

  /// Returns whether the last line of the same rank has the same result of as many nodes.
  private boolean isShown(SearchInfo info) {
    SearchInfo last = shown.get(info.rank());
    return last != null
        && last.totalNodes() == info.totalNodes()
        && last.depth() == info.depth()
        && last.score().equals(info.score())
        && last.moves().equals(info.moves());
  }
}
