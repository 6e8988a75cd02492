package tabuleiro.app.shell;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/// What the help says of commands and options, for shells and manual pages.
final class HelpText {
  private HelpText() {}

  /// Returns what a command does, as plain text on one line.
  static String of(CommandLine command) {
    return String.join(" ", command.getCommandSpec().usageMessage().description());
  }

  /// Returns the first sentence of what a command does.
  static String firstSentence(CommandLine command) {
    return of(command).replaceFirst("\\. .*$", ".");
  }

  /// Returns what an option or argument means, with its default and its values, on one line.
  static String of(ArgSpec argument) {
    return String.join(" ", argument.description())
        .replace("${DEFAULT-VALUE}", argument.defaultValueString(true))
        .replace("${COMPLETION-CANDIDATES}", String.join(", ", ValueKind.choices(argument)));
  }
}
