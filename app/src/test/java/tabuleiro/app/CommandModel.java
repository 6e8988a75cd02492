package tabuleiro.app;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ParentCommand;
import tabuleiro.app.files.OutputPath;

/// All commands with their options and arguments, as the parser knows them, and for each a line
/// that does little work.
final class CommandModel {
  private static final String TRAINING =
      "trench --games=1 --nodes=1 --seed=1 --threads=1 --out=DIR/games.data";

  private static final String ADMIN = "--database=DIR/admin.db";

  /// The lines, without the names of the commands. `DIR` is a folder of the test.
  private static final Map<String, String> QUICK_LINES =
      Map.ofEntries(
          Map.entry("games", ""),
          Map.entry("rules", "talpa"),
          Map.entry("learn", "talpa"),
          Map.entry("play", "talpa --variant=3x3 --first=random --second=random --seed=1"),
          Map.entry("watch", "talpa --variant=3x3 --first=random --second=random --seed=1"),
          Map.entry("online", "http://localhost:1"),
          Map.entry("replay", "DIR/games.txt"),
          Map.entry("moves", "talpa a1 --variant=3x3"),
          Map.entry("show", "talpa --variant=3x3"),
          Map.entry("perft", "talpa --variant=3x3 --depth=1"),
          Map.entry("analyse", "talpa --variant=3x3 --nodes=10"),
          Map.entry("bench", "talpa --variant=3x3 --only=playouts --millis=1"),
          Map.entry("ugi", ""),
          Map.entry(
              "arena",
              "talpa --variant=3x3 --first=random --second=random --games=2 --seed=1 --threads=1"),
          Map.entry("report", "talpa --variant=3x3 --playouts --games=2 --seed=1 --threads=1"),
          Map.entry("export games", "DIR/games.txt --out=DIR/games.csv"),
          Map.entry("export positions", "DIR/games.txt --out=DIR/positions.jsonl"),
          Map.entry("export table", "DIR/games.txt --out=DIR/table.csv"),
          Map.entry("book", "talpa --variant=3x3 --searches=1 --nodes=10 --out=DIR/talpa.book"),
          Map.entry("train data", TRAINING),
          Map.entry("train visits", TRAINING.replace("trench", "niju --variant=most-7")),
          Map.entry("train fit", "talpa --record=DIR/games.txt --seed=1"),
          Map.entry(
              "train network", "trench --data=DIR/games.txt --out=DIR/trench.network --seed=1"),
          Map.entry(
              "train generations",
              "trench --generations=1 --games=1 --nodes=1 --epochs=1 --match-games=2 --movetime=1"
                  + " --seed=1 --out=DIR/networks"),
          Map.entry("solve", "talpa --variant=3x3 --memory=0.001 --threads=1"),
          Map.entry("solve jobs write", "talpa --variant=3x3 --memory=0.001 --out=DIR/talpa.jobs"),
          Map.entry("solve jobs run", "DIR/games.txt --memory=0.001 --threads=1"),
          Map.entry("puzzles", "talpa --variant=4x4 --count=1 --seed=1 --threads=1"),
          Map.entry("check", "DIR/games.txt"),
          // A server would run for ever.
          Map.entry("serve", "--port=99999"),
          Map.entry("site", "--file=DIR/none/x.html"),
          Map.entry("admin members", ADMIN),
          Map.entry("admin show", "Ana " + ADMIN),
          Map.entry("admin reset", "Ana " + ADMIN),
          Map.entry("admin suspend", "Ana --reason=insults " + ADMIN),
          Map.entry("admin lift", "Ana " + ADMIN),
          Map.entry("admin rename", "Ana --to=Eva " + ADMIN),
          Map.entry("admin appoint", "Ana " + ADMIN),
          Map.entry("admin dismiss", "Ana " + ADMIN),
          Map.entry("admin erase", "Ab3dEf6hIj9kLm0n --message=4 " + ADMIN),
          Map.entry("admin close", "Ab3dEf6hIj9kLm0n " + ADMIN),
          Map.entry("admin delete", "Ab3dEf6hIj9kLm0n --reason=insults " + ADMIN),
          Map.entry("admin announce", "--text=Maintenance " + ADMIN),
          Map.entry("admin invite", ADMIN),
          Map.entry("admin invite-only", ADMIN),
          Map.entry("admin open", ADMIN),
          Map.entry("admin reports", ADMIN),
          Map.entry("admin compare", ADMIN),
          Map.entry("admin circles", ADMIN),
          Map.entry("admin log", ADMIN),
          Map.entry("admin backup", "DIR/backup.db --database=DIR/none/games.db"),
          Map.entry("admin restore", "DIR/games.txt --database=DIR/restored.db"),
          Map.entry("help", "play"),
          Map.entry("completion", "bash"),
          Map.entry("docs", "--out=DIR/docs"));

  private CommandModel() {}

  /// An option or an argument of a command.
  ///
  /// @param words the names of the command, such as `train data`
  record Argument(String words, ArgSpec spec) {
    /// Returns the name of the option, or the label of the argument.
    String name() {
      return CommandParser.name(spec);
    }

    boolean isFlag() {
      return spec instanceof OptionSpec option && option.arity().max() == 0;
    }

    boolean isOutput() {
      return spec.type() == OutputPath.class
          || Arrays.asList(spec.auxiliaryTypes()).contains(OutputPath.class);
    }

    boolean isPath() {
      return List.of("FILE", "FOLDER", "FILE|FOLDER", "DATABASE").contains(spec.paramLabel());
    }

    /// Returns a line of the command with one more word in place of what the quick line says about
    /// this argument.
    String[] lineWith(Path folder, String... added) {
      List<String> line = new ArrayList<>(List.of(words.split(" ", -1)));
      int position = spec instanceof PositionalParamSpec place ? place.index().min() : -1;
      List<String> all = new ArrayList<>();
      for (String word : quickLine(words, folder)) {
        boolean isOption = word.startsWith("--");
        if (isOption ? !word.startsWith(name() + "=") : position-- != 0) {
          all.add(word);
        } else {
          all.addAll(List.of(added));
        }
      }
      if (!all.containsAll(List.of(added))) {
        all.addAll(List.of(added));
      }
      line.addAll(all);
      return line.toArray(String[]::new);
    }

    @Override
    public String toString() {
      return words + " " + name();
    }
  }

  /// Returns the words of the quick line of a command.
  static List<String> quickLine(String command, Path folder) {
    String line = QUICK_LINES.get(command);
    if (line == null) {
      throw new IllegalArgumentException("no quick line for " + command);
    }
    return line.isEmpty()
        ? List.of()
        : List.of(line.replace("DIR", folder.toString()).split(" ", -1));
  }

  /// Returns a parser of all commands.
  static CommandLine program() {
    OutputStream out = OutputStream.nullOutputStream();
    String[] none = {};
    return CommandParser.of(
        CommandContext.of(none, Map.of(), InputStream.nullInputStream(), out, out, null), none);
  }

  /// Returns the commands that do something, by their names, such as `train data`.
  static Map<String, CommandLine> commands() {
    Map<String, CommandLine> all = new LinkedHashMap<>();
    program().getSubcommands().forEach((name, command) -> add(name, command, all));
    return all;
  }

  /// Returns all commands, also those that only consist of others, by their names.
  static Map<String, CommandLine> allCommands() {
    Map<String, CommandLine> all = new LinkedHashMap<>();
    program().getSubcommands().forEach((name, command) -> addAll(name, command, all));
    return all;
  }

  private static void addAll(String name, CommandLine command, Map<String, CommandLine> all) {
    all.put(name, command);
    command.getSubcommands().forEach((next, below) -> addAll(name + " " + next, below, all));
  }

  private static void add(String name, CommandLine command, Map<String, CommandLine> all) {
    if (!ParentCommand.is(command)) {
      all.put(name, command);
    }
    command.getSubcommands().forEach((next, below) -> add(name + " " + next, below, all));
  }

  /// Returns the options and arguments of all commands.
  static Stream<Argument> arguments() {
    return commands().entrySet().stream()
        .flatMap(command ->
            command.getValue().getCommandSpec().args().stream()
                .map(argument -> new Argument(command.getKey(), argument)));
  }
}
