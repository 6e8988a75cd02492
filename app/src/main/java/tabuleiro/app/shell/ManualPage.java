package tabuleiro.app.shell;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tabuleiro.app.cli.CommandGroup;

/// The manual page of a command, in the language of roff as man-pages(7) describes it.
final class ManualPage {
  private final StringBuilder text = new StringBuilder();
  private final CommandLine command;
  private final ResourceBundle headings;

  private ManualPage(CommandLine command) {
    this.command = command;
    this.headings = command.getResourceBundle();
  }

  /// Returns the page of a command.
  ///
  /// @param version the name and version of the program
  static String of(CommandLine command, String version) {
    ManualPage page = new ManualPage(command);
    page.write(version);
    return page.text.toString();
  }

  /// Returns the name of the page of a command, such as `tabuleiro-play`.
  static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName("-");
  }

  private void write(String version) {
    String title = name(command).toUpperCase(Locale.ROOT);
    text.append(".TH \"%s\" 1 \"\" \"%s\"\n".formatted(title, version));
    String description = HelpText.of(command);
    section("name", name(command) + " - " + description.replaceFirst("\\.( .*)?$", ""));
    section("synopsis", synopsis());
    section("description", description);
    heading("options");
    for (PositionalParamSpec argument : command.getCommandSpec().positionalParameters()) {
      entry(argument.paramLabel(), HelpText.of(argument));
    }
    for (OptionSpec option : command.getCommandSpec().options()) {
      entry(names(option), HelpText.of(option));
    }
    commands(command.getSubcommands());
    heading("example");
    text.append(".nf\n");
    for (String example : command.getCommandSpec().usageMessage().footer()) {
      text.append(escape(example.strip())).append('\n');
    }
    text.append(".fi\n");
  }

  private void commands(Map<String, CommandLine> subcommands) {
    if (subcommands.isEmpty()) {
      return;
    }
    heading("commands");
    if (command.getParent() != null) {
      subcommands.values().forEach(this::commandEntry);
      return;
    }
    for (CommandGroup group : CommandGroup.values()) {
      text.append(".SS ").append(headings.getString(group.key())).append('\n');
      group.commands().stream()
          .filter(subcommands::containsKey)
          .map(subcommands::get)
          .forEach(this::commandEntry);
    }
  }

  private void commandEntry(CommandLine below) {
    entry(name(below) + "(1)", HelpText.of(below));
  }

  private String synopsis() {
    Help help = new Help(command.getCommandSpec(), Help.defaultColorScheme(Help.Ansi.OFF));
    return help.synopsis(0).strip().replaceAll("\\s+", " ");
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() == 0 ? names : names + "=" + option.paramLabel();
  }

  private void section(String key, String paragraph) {
    heading(key);
    text.append(escape(paragraph)).append('\n');
  }

  private void heading(String key) {
    text.append(".SH ").append(headings.getString("manual." + key)).append('\n');
  }

  private void entry(String term, String definition) {
    text.append(".TP\n\\fB")
        .append(escape(term))
        .append("\\fR\n")
        .append(escape(definition))
        .append('\n');
  }

  /// Protects what roff would read as a command: backslashes, hyphens, and a full stop or an
  /// apostrophe at the start of a line.
  private static String escape(String plain) {
    String escaped = plain.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
