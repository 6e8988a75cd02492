package tabuleiro.app.shell;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/// A command, for the scripts that complete it.
///
/// @param path the words of its name, such as `train data`; empty for the program
record CommandTree(String path, CommandLine command) {
  /// Returns the program and all its commands, each before those below it.
  static List<CommandTree> all(CommandLine program) {
    List<CommandTree> all = new ArrayList<>();
    add(new CommandTree("", program), all);
    return all;
  }

  private static void add(CommandTree node, List<CommandTree> all) {
    all.add(node);
    node.below().forEach(child -> add(child, all));
  }

  /// Returns the commands directly below this one.
  List<CommandTree> below() {
    return command.getSubcommands().entrySet().stream()
        .map(child -> new CommandTree((path + " " + child.getKey()).strip(), child.getValue()))
        .toList();
  }

  /// Returns the last word of the name.
  String name() {
    return path.substring(path.lastIndexOf(' ') + 1);
  }
}
