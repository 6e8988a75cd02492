package tabuleiro.terminal.plain;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.record.EventTags;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A conversation with the menu from a list of typed lines.
final class ScriptedConversation {
  /// Computer players with a small node limit, so that tests are fast and need no clock.
  static final ComputerSettings FAST =
      new ComputerSettings(
          EnginePlayers.catalogue(), MoveLimits.ofNodes(100), MoveLimits.ofNodes(100));

  private ScriptedConversation() {}

  /// Returns the output of the menu for the typed lines, followed by the end of the input.
  static String withMenu(Language language, List<String> lines) {
    return withMenu(language, lines, Path.of("target"));
  }

  /// As above, with files in a folder.
  static String withMenu(Language language, List<String> lines, Path folder) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines)));
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Console console = new Console(Messages.of(language), in, print, true, folder);
    new ConsoleMenu(console, FAST, EventTags.NONE, () -> 7).run();
    return out.toString(StandardCharsets.UTF_8);
  }

  /// As above, in English.
  static String withMenu(String... lines) {
    return withMenu(Language.ENGLISH, List.of(lines));
  }
}
