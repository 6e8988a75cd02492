package tabuleiro.app.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.rules.Message;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.http.EngineFiles;

/// The option `--engine`: where the engine computes for visitors, and outside engines.
final class EngineArguments {
  private static final String BROWSER = "browser";
  private static final String SERVER = "server";
  private static final List<String> PLACES = List.of(BROWSER, SERVER);

  @Option(names = "--engine", paramLabel = "PLACE|NAME=COMMAND", descriptionKey = "engine")
  private List<String> engines = List.of();

  /// Returns the commands of the outside engines by name.
  ///
  /// @throws UsageException when a name or a command is not valid
  Map<String, EngineCommand> commands() {
    Map<String, EngineCommand> commands = new LinkedHashMap<>();
    for (String engine : engines) {
      if (!PLACES.contains(engine)) {
        int end = engine.indexOf('=');
        if (end < 0) {
          throw OptionValues.invalid("--engine", engine);
        }
        String name = engine.substring(0, end);
        commands.put(name, command(name, engine.substring(end + 1)));
      }
    }
    return commands;
  }

  private static EngineCommand command(String name, String text) {
    if (!BotCatalogue.isEngineName(name)) {
      throw new UsageException(Message.of("serve-engine", name));
    }
    try {
      return EngineCommand.parse(text);
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }

  /// Returns the engine that browsers load: without a named place the one that was built, if one
  /// was.
  ///
  /// @throws tabuleiro.app.cli.CommandException when it is to be in the browser, and was not built
  EngineFiles forBrowsers() {
    Optional<String> place = engines.reversed().stream().filter(PLACES::contains).findFirst();
    return EngineFiles.of(
        switch (place.orElse("")) {
          case BROWSER -> EngineFolder.require();
          case SERVER -> Map.of();
          default -> EngineFolder.find();
        });
  }
}
