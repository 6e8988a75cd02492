package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.StrongSolutionJson;
import tabuleiro.play.MoveTexts;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.solver.strong.LayerStatistics;
import tabuleiro.solver.strong.StrongSolution;
import tabuleiro.solver.table.Distance;

/// The output of `tabuleiro solve --strong`.
///
/// @param starts the initial positions of the solution
/// @param verified the number of positions that were verified by the other method
record StrongSolutionOutput(
    List<Position> starts, StrongSolution solution, int verified, long millis, int threads) {
  /// Returns the output as text: the value of the start, or a line for each of several starts; the
  /// best variation and its length; the layers; the work done.
  String text() {
    List<String> lines = new ArrayList<>();
    if (starts.size() == 1) {
      lines.add("value " + value(0));
    } else {
      for (int i = 0; i < starts.size(); i++) {
        int plies = solution.distances().get(i).plies();
        lines.add("start %s value %s plies %d".formatted(starts.get(i).format(), value(i), plies));
      }
    }
    lines.add("line " + String.join(" ", bestLine()));
    lines.add("plies " + solution.distance().plies());
    for (LayerStatistics count : solution.layers()) {
      lines.add(
          "layer %d positions %d wins %d draws %d losses %d longest %d"
              .formatted(
                  count.layer(),
                  count.positions(),
                  count.wins(),
                  count.draws(),
                  count.losses(),
                  count.longest()));
    }
    if (verified > 0) {
      lines.add("verified " + verified);
    }
    lines.add("positions " + solution.positions() + " millis " + millis);
    return String.join(System.lineSeparator(), lines);
  }

  /// Returns the same as JSON.
  String json() {
    GameId id = starts.getFirst().game().id();
    List<StrongSolutionJson.StartJson> each = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      int plies = solution.distances().get(i).plies();
      each.add(new StrongSolutionJson.StartJson(starts.get(i).format(), value(i), plies));
    }
    return JsonOutput.format(
        new StrongSolutionJson(
            id.game(),
            id.variant(),
            each,
            bestLine(),
            solution.layers().stream().map(StrongSolutionOutput::layer).toList(),
            solution.positions(),
            verified,
            millis,
            threads));
  }

  private static StrongSolutionJson.LayerJson layer(LayerStatistics count) {
    return new StrongSolutionJson.LayerJson(
        count.layer(),
        count.positions(),
        count.wins(),
        count.draws(),
        count.losses(),
        count.longest());
  }

  private String value(int start) {
    Distance distance = solution.distances().get(start);
    return WeakSolveTask.result(distance.value(), starts.get(start).sideToMove());
  }

  private List<String> bestLine() {
    return MoveTexts.format(starts.getFirst(), solution.bestVariation());
  }
}
