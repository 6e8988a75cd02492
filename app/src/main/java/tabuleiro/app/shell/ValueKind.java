package tabuleiro.app.shell;

import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Model.ArgSpec;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;

/// What the values of an option or argument are, as shells complete them.
enum ValueKind {
  /// Any text.
  TEXT,
  /// The path of a file or a folder.
  FILE,
  /// One of a few words, as [#choices(ArgSpec)] lists them.
  CHOICE,
  /// A variant of the game that the line names.
  VARIANT,
  /// A computer player of the game that the line names.
  PLAYER,
  /// A computer player, or `human`.
  ANY_PLAYER,
  /// Computer players with commas between them.
  PLAYERS,
  /// The name of a command.
  COMMAND;

  /// The labels of values that are paths.
  private static final Set<String> FILES = Set.of("FILE", "FOLDER", "DATABASE");

  private static final List<String> PREFIXES =
      List.of(
          PlayerCatalogue.UGI_PREFIX,
          PlayerCatalogue.NETWORK_PREFIX,
          PlayerCatalogue.PRIORITIES_PREFIX,
          PlayerCatalogue.BOOK_PREFIX);

  /// Returns the kind of the values of an option or argument of a command.
  ///
  /// @param command such as `train data`
  static ValueKind of(String command, ArgSpec argument) {
    if (!choices(argument).isEmpty()) {
      return CHOICE;
    }
    if (FILES.contains(argument.paramLabel())) {
      return FILE;
    }
    return switch (argument.paramLabel()) {
      case "V" -> VARIANT;
      case "P" -> command.equals("play") ? ANY_PLAYER : PLAYER;
      case "P,P", "P,P,P" -> PLAYERS;
      case "COMMAND" -> COMMAND;
      default -> TEXT;
    };
  }

  /// Returns the values from which an option or argument chooses; empty where it takes any.
  static List<String> choices(ArgSpec argument) {
    Iterable<String> values = argument.completionCandidates();
    return values == null ? List.of() : StreamSupport.stream(values.spliterator(), false).toList();
  }

  /// Returns a line for each game, as a script has them.
  ///
  /// @param words returns the values for a game
  /// @param line makes a line from the name of the game and its values, with blanks between them
  static String byGame(Function<String, List<String>> words, BinaryOperator<String> line) {
    return Games.names().stream()
        .map(game -> line.apply(game, String.join(" ", words.apply(game))))
        .collect(Collectors.joining("\n"));
  }

  /// Returns the variants of a game.
  static List<String> variants(String game) {
    return Games.find(game).map(Family::variants).orElse(List.of());
  }

  /// Returns the computer players of a game, and the beginnings of those that a file or a command
  /// makes.
  static List<String> players(String game) {
    return Stream.concat(EnginePlayers.catalogue().playerIds(game).stream(), PREFIXES.stream())
        .toList();
  }
}
