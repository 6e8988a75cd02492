package tabuleiro.app;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.json.Json;
import tabuleiro.app.json.PositionJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Reason;
import tabuleiro.terminal.MoveList;
import tabuleiro.terminal.PositionText;
import tabuleiro.text.Messages;

/// `tabuleiro show GAME`: draws a position, or prints its text.
@Command(name = "show")
final class ShowCommand implements Callable<Integer> {
  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--text", descriptionKey = "text")
  private boolean text;

  @Option(names = "--square", descriptionKey = "square")
  private boolean square;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  ShowCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Position position = options.position(context.words(), 1);
    Messages words = context.words().forGame(position.game().id().game());
    if (json) {
      context.out().println(Json.of(describe(position, words)));
    } else if (text) {
      context.out().println(position.format());
    } else {
      context.out().print(PositionText.of(position, words, square));
    }
    return 0;
  }

  private static PositionJson describe(Position position, Messages words) {
    GameId id = position.game().id();
    Outcome outcome = position.outcome();
    List<String> standing = position.scene().standing().stream().map(words::say).toList();
    return new PositionJson(
        id.game(),
        id.variant(),
        position.format(),
        position.sideToMove().name().toLowerCase(Locale.ROOT),
        outcome.result(),
        outcome.reason().map(Reason::key).orElse(""),
        standing,
        MoveList.of(position));
  }
}
