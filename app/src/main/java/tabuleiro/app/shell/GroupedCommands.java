package tabuleiro.app.shell;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.UsageMessageSpec;
import tabuleiro.app.cli.CommandGroup;

/// The list of commands in the help of the program, in groups.
public final class GroupedCommands {
  private static final int INDENT = 2;

  private GroupedCommands() {}

  /// Lets the help of a program list its commands in groups.
  public static void list(CommandLine program) {
    Map<String, CommandLine.IHelpSectionRenderer> sections = program.getHelpSectionMap();
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, GroupedCommands::format);
  }

  private static String format(Help help) {
    Map<String, CommandLine> commands = help.commandSpec().subcommands();
    int name = INDENT + commands.keySet().stream().mapToInt(String::length).max().orElse(0);
    StringJoiner text = new StringJoiner("");
    for (CommandGroup group : CommandGroup.values()) {
      List<String> names = group.commands().stream().filter(commands::containsKey).toList();
      if (names.isEmpty()) {
        continue;
      }
      TextTable table =
          TextTable.forColumns(
              help.colorScheme(),
              new Column(name, INDENT, Overflow.SPAN),
              new Column(help.commandSpec().usageMessage().width() - name, INDENT, Overflow.WRAP));
      for (String command : names) {
        table.addRowValues(command, HelpText.firstSentence(requireNonNull(commands.get(command))));
      }
      text.add(System.lineSeparator() + heading(help, group) + ":" + System.lineSeparator());
      text.add(table.toString());
    }
    return text.toString();
  }

  private static String heading(Help help, CommandGroup group) {
    return help.commandSpec().resourceBundle().getString(group.key());
  }
}
