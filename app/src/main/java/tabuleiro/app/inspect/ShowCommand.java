package tabuleiro.app.inspect;

import java.util.List;
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
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.plain.PositionSummary;
import tabuleiro.text.Messages;

/// `tabuleiro show GAME`: draws a position, or prints its text or its JSON.
@Command(name = "show", footer = "  tabuleiro show talpa --variant 4x4")
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
    Messages messages = context.messages().forGame(position.game().id().game());
    if (json) {
      context.out().println(JsonOutput.format(describe(position, messages)));
    } else if (text) {
      context.out().println(position.format());
    } else {
      context.out().print(PositionSummary.format(position, messages, square));
    }
    return 0;
  }

  private static ShownPositionJson describe(Position position, Messages messages) {
    GameId id = position.game().id();
    Outcome outcome = position.outcome();
    List<String> standing = position.scene().metrics().stream().map(messages::format).toList();
    return new ShownPositionJson(
        id.game(),
        id.variant(),
        position.format(),
        position.sideToMove().key(),
        outcome.formatResult(),
        outcome.reason().map(EndReason::key).orElse(""),
        standing,
        LegalMovesText.of(position));
  }
}
