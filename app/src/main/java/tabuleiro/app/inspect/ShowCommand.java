package tabuleiro.app.inspect;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.ShownPositionJson;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.terminal.LegalMovesText;
import tabuleiro.terminal.PositionSummary;
import tabuleiro.text.Messages;

/// `tabuleiro show GAME`: draws a position, or prints its text.
@Command(name = "show")
public final class ShowCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--text", descriptionKey = "text")
  private boolean text;

  @Option(names = "--square", descriptionKey = "square")
  private boolean square;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public ShowCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Position position = options.position(context.messages(), 1);
    Messages words = context.messages().forGame(position.game().id().game());
    if (json) {
      context.out().println(JsonOutput.format(describe(position, words)));
    } else if (text) {
      context.out().println(position.format());
    } else {
      context.out().print(PositionSummary.format(position, words, square));
    }
    return 0;
  }

  private static ShownPositionJson describe(Position position, Messages words) {
    GameId id = position.game().id();
    Outcome outcome = position.outcome();
    List<String> standing = position.scene().metrics().stream().map(words::format).toList();
    return new ShownPositionJson(
        id.game(),
        id.variant(),
        position.format(),
        position.sideToMove().name().toLowerCase(Locale.ROOT),
        outcome.formatResult(),
        outcome.reason().map(EndReason::key).orElse(""),
        standing,
        LegalMovesText.of(position));
  }
}
