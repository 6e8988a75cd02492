package tabuleiro.app.inspect;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.engine.ugi.UgiOptions;
import tabuleiro.engine.ugi.UgiSession;
import tabuleiro.games.Games;
import tabuleiro.rules.Message;
import tabuleiro.terminal.plain.PositionSummary;

/// `tabuleiro ugi`: runs the engine with the protocol UGI.
@Command(name = "ugi", footer = "  tabuleiro ugi --game talpa")
public final class UgiCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      descriptionKey = "ugi-game",
      completionCandidates = GameNames.class)
  private String game = Games.names().getFirst();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  public UgiCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    UgiOptions options = UgiOptions.of(GameOptions.game(context.messages(), game, variant));
    String name = BuildVersion.text();
    try {
      new UgiSession(
              options,
              name,
              position ->
                  PositionSummary.format(
                      position, context.messages().forGame(position.game().id().game()), false),
              context.in(),
              context.out())
          .run();
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", "-"), e);
    }
    return 0;
  }
}
