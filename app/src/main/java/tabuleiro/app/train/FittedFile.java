package tabuleiro.app.train;

import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.files.OutputPath;
import tabuleiro.lab.fit.FittedWeights.Losses;

/// Writes the file of fitted weights.
final class FittedFile {
  private FittedFile() {}

  /// Replaces the file, if one is wanted; an interruption leaves the old weights. Warns if the
  /// weights explain the held-out games worse than those before.
  static void write(
      CommandContext context, Optional<OutputPath> out, String text, Losses before, Losses after) {
    out.ifPresent(file -> file.write(context, text));
    if (after.heldOut() > before.heldOut()) {
      context.printError(
          context
              .messages()
              .format(
                  "fit-overfitted",
                  decimals(context, before.heldOut()),
                  decimals(context, after.heldOut())));
    }
  }

  /// Returns a loss as people read it.
  static String decimals(CommandContext context, double loss) {
    return String.format(context.messages().language().locale(), "%.4f", loss);
  }
}
