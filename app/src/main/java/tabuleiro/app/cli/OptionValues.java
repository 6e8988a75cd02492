package tabuleiro.app.cli;

import java.util.Map;
import tabuleiro.rules.Message;

/// Checks the values of options, and has a valid example for each option and argument.
public final class OptionValues {
  private static final Map<String, String> EXAMPLES =
      Map.ofEntries(
          Map.entry("GAME", "talpa"),
          Map.entry("CELL", "c3"),
          Map.entry("COMMAND", "play"),
          Map.entry("FILE", "games.txt"),
          Map.entry("ID", "Ab3dEf6hIj9kLm0n"),
          Map.entry("NAME", "Ana"),
          Map.entry("SHELL", "bash"),
          Map.entry("URL", "http://localhost:7878"),
          Map.entry("--address", "0.0.0.0"),
          Map.entry("--book", "jostle.book"),
          Map.entry("--certificate", "talpa.certificate"),
          Map.entry("--certificate-search", "3"),
          Map.entry("--checkpoint", "work"),
          Map.entry("--clock", "5m+3s"),
          Map.entry("--compare", "4x4 5x5"),
          Map.entry("--contact", "ana@example.org"),
          Map.entry("--count", "10"),
          Map.entry("--data", "games.data"),
          Map.entry("--database", "games.db"),
          Map.entry("--depth", "3"),
          Map.entry("--difficulty", "2"),
          Map.entry("--drain", "60"),
          Map.entry("--engine", "mybot=./mybot"),
          Map.entry("--epochs", "20"),
          Map.entry("--file", "tabuleiro.html"),
          Map.entry("--first", "5"),
          Map.entry("--first-movetime", "1000"),
          Map.entry("--first-nodes", "10000"),
          Map.entry("--format", "csv"),
          Map.entry("--from", "game.txt"),
          Map.entry("--frontier", "1000"),
          Map.entry("--game", "talpa"),
          Map.entry("--games", "100"),
          Map.entry("--generations", "2"),
          Map.entry("--held-out", "10"),
          Map.entry("--host", "games.example.org"),
          Map.entry("--html", "report.html"),
          Map.entry("--ladder", "100"),
          Map.entry("--lang", "en"),
          Map.entry("--lines", "3"),
          Map.entry("--log-format", "json"),
          Map.entry("--match-games", "400"),
          Map.entry("--memory", "2"),
          Map.entry("--message", "4"),
          Map.entry("--millis", "500"),
          Map.entry("--minutes", "20"),
          Map.entry("--movetime", "1000"),
          Map.entry("--name", "Ana"),
          Map.entry("--names", "Ana,Rui"),
          Map.entry("--network", "trench.network"),
          Map.entry("--nodes", "10000"),
          Map.entry("--note", "Rui"),
          Map.entry("--number", "1"),
          Map.entry("--only", "search"),
          Map.entry("--out", "weights.txt"),
          Map.entry("--players", "9,random"),
          Map.entry("--plies", "4"),
          Map.entry("--port", "8080"),
          Map.entry("--position", "\"rbrb/brbr/rbrb/brbr r\""),
          Map.entry("--priorities", "weights.txt"),
          Map.entry("--progress", "work.progress"),
          Map.entry("--proven", "work.proven"),
          Map.entry("--proxy", "127.0.0.1"),
          Map.entry("--push-service", "https://push.example.org"),
          Map.entry("--random-games", "10000"),
          Map.entry("--reason", "insults"),
          Map.entry("--record", "games.txt"),
          Map.entry("--replica", "postgresql://replica.example.org/tabuleiro"),
          Map.entry("--result-share", "30"),
          Map.entry("--resume", "games.txt"),
          Map.entry("--role", "web"),
          Map.entry("--sample", "1000"),
          Map.entry("--searches", "1000"),
          Map.entry("--second", "random"),
          Map.entry("--second-movetime", "1000"),
          Map.entry("--second-nodes", "10000"),
          Map.entry("--seed", "1"),
          Map.entry("--shared-network", "203.0.113.0/24"),
          Map.entry("--source", "https://example.org/tabuleiro"),
          Map.entry("--sprt", "0,10"),
          Map.entry("--table", "talpa.table"),
          Map.entry("--threads", "2"),
          Map.entry("--text", "Maintenance"),
          Map.entry("--to", "Eva"),
          Map.entry("--trace", "http://localhost:4318"),
          Map.entry("--variant", "4x4"),
          Map.entry("--variations", "3"),
          Map.entry("--verify", "1000"),
          Map.entry("--visits", "games.data"),
          Map.entry("--width", "16"));

  private OptionValues() {}

  /// Returns a valid value of an option or argument.
  ///
  /// @param name such as `--depth`, or the label of an argument, such as `GAME`
  /// @throws IllegalArgumentException when there is no such option
  public static String exampleValue(String name) {
    String value = EXAMPLES.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no example of " + name);
    }
    return value;
  }

  /// Returns a valid use of an option or argument: `--depth 3`, `talpa`.
  ///
  /// @param name such as `--depth`, or the label of an argument, such as `GAME`
  public static String example(String name) {
    String value = exampleValue(name);
    return name.startsWith("--") ? name + " " + value : value;
  }

  /// Returns the problem of an option or argument that is missing.
  public static UsageException missing(String name) {
    return new UsageException(Message.of("missing-argument", name, example(name)));
  }

  /// Returns the problem of an option whose value is not valid.
  public static UsageException invalid(String option, String value) {
    return new UsageException(Message.of("bad-argument", value, option, example(option)));
  }

  /// Checks that the value of an option is in a range, bounds included.
  ///
  /// @throws UsageException when it is not
  public static void requireRange(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw outOfRange(option, String.valueOf(value), String.valueOf(least), String.valueOf(most));
    }
  }

  /// Checks that the value of an option is in a range, bounds included.
  ///
  /// @throws UsageException when it is not
  public static void requireRange(String option, double value, double least, double most) {
    if (!(value >= least && value <= most)) {
      throw outOfRange(option, String.valueOf(value), String.valueOf(least), String.valueOf(most));
    }
  }

  /// Returns the problem of an option whose value is out of range.
  public static UsageException outOfRange(String option, String value, String least, String most) {
    return new UsageException(
        Message.of("option-out-of-range", option, value, least, most, exampleValue(option)));
  }
}
