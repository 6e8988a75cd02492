package tabuleiro.app.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.ActionText;
import tabuleiro.terminal.PositionSummary;
import tabuleiro.terminal.RecordFile;
import tabuleiro.terminal.RecordMessages;
import tabuleiro.text.Messages;

/// `tabuleiro replay FILE`: steps through the recorded games of a file and checks every move.
@Command(name = "replay", footer = "  tabuleiro replay games.txt")
public final class ReplayCommand implements Callable<Integer> {
  private static final int INVALID = 1;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
  private Path file = Path.of("");

  @Option(names = "--quiet", descriptionKey = "quiet")
  private boolean quiet;

  public ReplayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<ParsedRecord> games;
    Optional<RecordFormatException> problem = Optional.empty();
    try {
      games = RecordFile.read(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (RecordFormatException e) {
      games = e.recordsBefore();
      problem = Optional.of(e);
    }
    boolean sound = problem.isEmpty();
    for (int i = 0; i < games.size(); i++) {
      sound &= replay(games.get(i), i + 1);
    }
    context.out().flush();
    problem.ifPresent(e -> context.err().println(context.messages().format(e.problem())));
    if (sound && games.isEmpty()) {
      throw new CommandException(Message.of("no-games", file.toString()));
    }
    return sound ? 0 : INVALID;
  }

  private boolean replay(ParsedRecord parsed, int number) {
    Messages messages = RecordMessages.forRecord(parsed.record(), context.messages());
    try {
      Replay replay = Replay.of(parsed, number, Games.families());
      if (!quiet) {
        showGame(replay, number, messages);
      }
      context.out().println(replay.finish().formatResult());
      return true;
    } catch (PlayException e) {
      context.out().flush();
      context.err().println(messages.format(e.problem()));
      return false;
    }
  }

  private void showGame(Replay replay, int number, Messages messages) {
    GameRecord record = replay.record();
    String first = record.tag("White").orElse("?");
    String second = record.tag("Black").orElse("?");
    context
        .out()
        .println(
            messages.format("replay-game", number, replay.game().id().toString(), first, second));
    show(replay.position(), messages);
    while (replay.hasNext()) {
      Position before = replay.position();
      String player = before.sideToMove() == Side.FIRST ? first : second;
      int move = replay.next();
      context.out().println();
      context.out().println(ActionText.format(before, move, player, messages));
      show(replay.position(), messages);
    }
  }

  private void show(Position position, Messages messages) {
    context.out().println();
    context.out().print(PositionSummary.format(position, messages, false));
  }
}
