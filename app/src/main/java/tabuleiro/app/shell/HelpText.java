package tabuleiro.app.shell;

import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/// What the help says of commands and options, for shells and manual pages.
final class HelpText {
  /// The labels of values that are paths.
  private static final Set<String> FILES = Set.of("FILE", "FOLDER", "DATABASE");

  private HelpText() {}

  /// Returns what a command does, as plain text on one line.
  static String of(CommandLine command) {
    return String.join(" ", command.getCommandSpec().usageMessage().description());
  }

  /// Returns what an option or argument means, with its default and its values, on one line.
  static String of(ArgSpec argument) {
    return String.join(" ", argument.description())
        .replace("${DEFAULT-VALUE}", argument.defaultValueString(true))
        .replace("${COMPLETION-CANDIDATES}", String.join(", ", values(argument)));
  }

  /// Returns whether the value of an option or argument is a path.
  static boolean isFile(ArgSpec argument) {
    return FILES.contains(argument.paramLabel());
  }

  /// Returns the values from which an option or argument chooses; empty where it takes any.
  static List<String> values(ArgSpec argument) {
    Iterable<String> values = argument.completionCandidates();
    return values == null ? List.of() : StreamSupport.stream(values.spliterator(), false).toList();
  }
}
