package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import tabuleiro.lab.train.TrainingEpoch;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.text.Messages;

/// The losses of a training, epoch by epoch, as a picture (SVG). The lines differ by dashes as well
/// as by colour, and each is named beside its end.
final class LearningCurve {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 380;
  private static final int LEFT = 80;
  private static final int RIGHT = 540;
  private static final int TOP = 50;
  private static final int BOTTOM = 320;
  private static final int INTERVALS = 5;

  /// The least distance between two names.
  private static final int LINE_HEIGHT = 18;

  private final Messages messages;
  private final double lossWithoutNetwork;
  private final List<TrainingEpoch> epochs = new ArrayList<>();

  /// @param lossWithoutNetwork the validation loss without a network
  LearningCurve(Messages messages, double lossWithoutNetwork) {
    this.messages = messages;
    this.lossWithoutNetwork = lossWithoutNetwork;
  }

  void add(TrainingEpoch epoch) {
    epochs.add(epoch);
  }

  /// Returns the file of the picture beside that of a network.
  static Path file(Path network) {
    return network.resolveSibling(network.getFileName() + ".svg");
  }

  /// Writes the picture.
  ///
  /// Precondition: there is an epoch.
  void write(Path file) throws IOException {
    AtomicFile.write(file, svg());
  }

  /// Returns the picture.
  ///
  /// Precondition: there is an epoch.
  String svg() {
    // Numbers in a picture's code have a point in every language.
    StringBuilder svg = new StringBuilder();
    String title = messages.format("train-curve-title");
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s">
        <style>
        text { font: 14px sans-serif; fill: #222 }
        .name { font-weight: bold }
        polyline { fill: none; stroke-width: 2.5 }
        .grid { stroke: #ccc }
        </style>
        <rect width="100%%" height="100%%" fill="#fff"/>
        <text class="name" x="%d" y="28">%s</text>
        """
            .formatted(WIDTH, HEIGHT, title, LEFT, title));
    appendAxes(svg);
    double training = appendLine(svg, TrainingEpoch::training, "#b35900", "6 4");
    double validation = appendLine(svg, TrainingEpoch::validation, "#0b5fa5", "none");
    double without = appendLine(svg, _ -> lossWithoutNetwork, "#555", "2 4");
    appendName(svg, "train-curve-without", Math.min(without, validation - LINE_HEIGHT));
    appendName(svg, "train-curve-validation", validation);
    appendName(svg, "train-curve-training", apart(training, validation));
    return svg.append("</svg>\n").toString();
  }

  /// Returns where a name may be that would be at `y`, apart from another.
  private static double apart(double y, double other) {
    if (Math.abs(y - other) >= LINE_HEIGHT) {
      return y;
    }
    return other + LINE_HEIGHT;
  }

  private void appendAxes(StringBuilder svg) {
    for (int i = 0; i <= INTERVALS; i++) {
      double loss = least() + (most() - least()) * i / INTERVALS;
      svg.append(
          String.format(
              Locale.ROOT,
              """
              <line class="grid" x1="%d" x2="%d" y1="%.1f" y2="%.1f"/>
              """,
              LEFT,
              RIGHT,
              y(loss),
              y(loss)));
      String label = String.format(messages.language().locale(), "%.4f", loss);
      appendText(svg, LEFT - 8, y(loss) + 5, "end", label);
    }
    int step = Math.ceilDiv(epochs.size(), 10);
    for (int i = 0; i < epochs.size(); i += step) {
      appendText(svg, x(i), BOTTOM + 22, "middle", String.valueOf(epochs.get(i).number()));
    }
    appendText(svg, (LEFT + RIGHT) / 2.0, BOTTOM + 46, "middle", messages.format("train-curve-x"));
  }

  /// Appends a line and returns the height of its end.
  private double appendLine(
      StringBuilder svg, ToDoubleFunction<TrainingEpoch> loss, String colour, String dashes) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < epochs.size(); i++) {
      points.append(
          String.format(Locale.ROOT, "%.1f,%.1f ", x(i), y(loss.applyAsDouble(epochs.get(i)))));
    }
    double end = y(loss.applyAsDouble(epochs.getLast()));
    // A line of one point would not be seen.
    points.append(String.format(Locale.ROOT, "%d,%.1f", RIGHT, end));
    svg.append(
        String.format(
            Locale.ROOT,
            "<polyline points=\"%s\" stroke=\"%s\" stroke-dasharray=\"%s\"/>\n",
            points,
            colour,
            dashes));
    return end;
  }

  private void appendName(StringBuilder svg, String key, double y) {
    appendText(svg, RIGHT + 8, y + 5, "start", messages.format(key));
  }

  private static void appendText(
      StringBuilder svg, double x, double y, String anchor, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
            x,
            y,
            anchor,
            text));
  }

  private double x(int index) {
    return LEFT + (double) (RIGHT - LEFT) * index / Math.max(1, epochs.size() - 1);
  }

  private double y(double loss) {
    double range = Math.max(most() - least(), 1e-9);
    return BOTTOM - (BOTTOM - TOP) * (loss - least()) / range;
  }

  private double least() {
    return epochs.stream()
        .mapToDouble(epoch -> Math.min(epoch.training(), epoch.validation()))
        .reduce(lossWithoutNetwork, Math::min);
  }

  private double most() {
    return epochs.stream()
        .mapToDouble(epoch -> Math.max(epoch.training(), epoch.validation()))
        .reduce(lossWithoutNetwork, Math::max);
  }
}
