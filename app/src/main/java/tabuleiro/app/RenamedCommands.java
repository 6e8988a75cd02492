package tabuleiro.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.games.Games;

/// The names that commands had before they were grouped. Scripts that use them still work: the
/// words of a command line are replaced before the parser reads them, so that help and completion
/// know the present names only.
public final class RenamedCommands {
  private static final Set<String> TRAINING =
      Set.of("data", "visits", "fit", "network", "generations");

  /// Options with a value that may stand before the name of a command.
  private static final Set<String> COMMON_VALUES = Set.of("--lang");

  /// Options with a value that may stand before the action of the command `admin`.
  private static final Set<String> ADMIN_VALUES =
      Set.of("--lang", "--database", "--reason", "--note");

  private RenamedCommands() {}

  /// A command under its old name.
  ///
  /// @param old the words of the old name that made the difference, such as `solve --job`
  /// @param now the present name, such as `solve jobs run`
  /// @param rest the words after the name
  private record Renaming(String old, String now, List<String> rest) {}

  /// Returns a command line with the present name of its command. Where that differs, prints a line
  /// on standard error that says so.
  public static String[] replace(CommandContext context, String[] arguments) {
    List<String> words = List.of(arguments);
    int place = firstName(words, 0, COMMON_VALUES);
    if (place < words.size() && words.get(place).equals("help")) {
      place = firstName(words, place + 1, COMMON_VALUES);
    }
    if (place == words.size()) {
      return arguments;
    }
    List<String> rest = words.subList(place + 1, words.size());
    Optional<Renaming> found = find(words.get(place), rest);
    if (found.isEmpty()) {
      return arguments;
    }
    Renaming renaming = found.get();
    if (!renaming.old().equals(renaming.now())) {
      context.err().println(context.messages().format("renamed", renaming.old(), renaming.now()));
    }
    return Stream.of(
            words.subList(0, place), List.of(renaming.now().split(" ", -1)), renaming.rest())
        .flatMap(List::stream)
        .toArray(String[]::new);
  }

  /// Returns the place of the first word from a place on that is no option and no value of one; the
  /// number of words where there is none.
  private static int firstName(List<String> words, int from, Set<String> options) {
    int place = from;
    while (place < words.size() && words.get(place).startsWith("-")) {
      place += options.contains(words.get(place)) ? 2 : 1;
    }
    return Math.min(place, words.size());
  }

  private static Optional<Renaming> find(String name, List<String> rest) {
    return switch (name) {
      case "backup", "restore" -> Optional.of(new Renaming(name, "admin " + name, rest));
      case "fit" -> Optional.of(new Renaming(name, "train fit", rest));
      case "datagen" -> Optional.of(datagen(rest));
      case "train" -> train(rest);
      case "solve" -> solve(rest);
      case "admin" -> admin(rest);
      default -> Optional.empty();
    };
  }

  private static Renaming datagen(List<String> rest) {
    if (!rest.contains("--visits")) {
      return new Renaming("datagen", "train data", rest);
    }
    List<String> others = new ArrayList<>(rest);
    others.remove("--visits");
    return new Renaming("datagen --visits", "train visits", others);
  }

  /// The old command has the name of a game, or an option of its own, where the present one has the
  /// name of a command.
  private static Optional<Renaming> train(List<String> rest) {
    int place = firstName(rest, 0, COMMON_VALUES);
    String first = place < rest.size() ? rest.get(place) : "";
    boolean hasOption =
        rest.stream().anyMatch(word -> isOption(word, "--data") || isOption(word, "--generations"))
            || rest.subList(0, place).stream().anyMatch(RenamedCommands::isOfTraining);
    if (TRAINING.contains(first) || (!hasOption && Games.find(first).isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        rest.stream().anyMatch(word -> isOption(word, "--generations"))
            ? new Renaming("train --generations", "train generations", rest)
            : new Renaming("train", "train network", rest));
  }

  private static boolean isOfTraining(String word) {
    return Stream.of("--plain", "--ascii", "--no-color", "--lang", "--help", "--version")
            .noneMatch(option -> isOption(word, option))
        && word.startsWith("--");
  }

  private static Optional<Renaming> solve(List<String> rest) {
    if (rest.stream().anyMatch(word -> isOption(word, "--write-jobs"))) {
      List<String> words = renameOption(rest, "--write-jobs", "--out");
      words = renameOption(words, "--job-plies", "--plies");
      words.remove("--json"); // The options that had no effect.
      removeOption(words, "--threads");
      removeOption(words, "--task-nodes");
      return Optional.of(new Renaming("solve --write-jobs", "solve jobs write", words));
    }
    List<String> words = new ArrayList<>(rest);
    Optional<String> file = removeOption(words, "--job");
    if (file.isEmpty()) {
      return Optional.empty();
    }
    removeOption(words, "--seed");
    words.addFirst(file.get());
    return Optional.of(new Renaming("solve --job", "solve jobs run", words));
  }

  /// Options may stand before the action, which is now the name of a command.
  private static Optional<Renaming> admin(List<String> rest) {
    int place = firstName(rest, 0, ADMIN_VALUES);
    if (place == 0 || place == rest.size()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(rest);
    words.addFirst(words.remove(place));
    return Optional.of(new Renaming("admin", "admin", words));
  }

  private static boolean isOption(String word, String name) {
    return word.equals(name) || word.startsWith(name + "=");
  }

  private static List<String> renameOption(List<String> words, String old, String now) {
    List<String> renamed = new ArrayList<>(words);
    renamed.replaceAll(word -> isOption(word, old) ? now + word.substring(old.length()) : word);
    return renamed;
  }

  /// Removes an option and returns its value; empty where it has none.
  private static Optional<String> removeOption(List<String> words, String name) {
    for (int place = 0; place < words.size(); place++) {
      String word = words.get(place);
      if (word.startsWith(name + "=")) {
        words.remove(place);
        return Optional.of(word.substring(name.length() + 1));
      }
      if (word.equals(name) && place + 1 < words.size()) {
        words.remove(place);
        return Optional.of(words.remove(place));
      }
    }
    return Optional.empty();
  }
}
