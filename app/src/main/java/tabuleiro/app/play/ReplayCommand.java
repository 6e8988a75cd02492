package tabuleiro.app.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PlayedGameJson;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.ActionText;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.common.RecordMessages;
import tabuleiro.terminal.plain.PositionSummary;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.text.Messages;

/// `tabuleiro replay FILE`: steps through the recorded games of a file and checks every move.
@Command(name = "replay", footer = "  tabuleiro replay games.txt")
public final class ReplayCommand implements Callable<Integer> {
  private static final int INVALID = 1;

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
  private Path file = Path.of("");

  @Option(names = "--quiet", descriptionKey = "quiet")
  private boolean quiet;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public ReplayCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    ParsedFile read;
    try {
      read = RecordFile.readAll(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
    List<ParsedRecord> games = read.games();
    boolean sound = read.problems().isEmpty();
    if (sound && !quiet && !json && isReviewed(games)) {
      return 0;
    }
    for (int i = 0; i < games.size(); i++) {
      sound &= replay(games.get(i), read.numbers().get(i));
    }
    context.out().flush();
    read.problems().forEach(e -> context.printError(context.messages().format(e.problem())));
    if (sound && games.isEmpty()) {
      throw new CommandException(Message.of("no-games", file.toString()));
    }
    return sound ? 0 : INVALID;
  }

  /// Shows games on the full screen and returns whether that was possible: there is a terminal for
  /// it, and the games follow the rules.
  private boolean isReviewed(List<ParsedRecord> games) {
    return context.isTerminal()
        && !games.isEmpty()
        && games.stream().allMatch(ReplayCommand::isValid)
        && fullScreen.test(ScreenSession.of(new StartPage.Records(games, file.toString())));
  }

  private static boolean isValid(ParsedRecord game) {
    try {
      Replay.of(game, 1, Games.families()).finish();
      return true;
    } catch (PlayException e) {
      return false;
    }
  }

  private boolean replay(ParsedRecord parsed, int number) {
    Messages messages = RecordMessages.forRecord(parsed.record(), context.messages());
    try {
      Replay replay = Replay.of(parsed, number, Games.families());
      if (json) {
        context.out().println(JsonOutput.format(PlayedGameJson.of(replay)));
        return true;
      }
      if (!quiet) {
        showGame(replay, number, messages);
      }
      context.out().println(replay.finish().formatResult());
      return true;
    } catch (PlayException e) {
      context.out().flush();
      context.printError(messages.format(e.problem()));
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
      RecordedMove recorded = record.mainLine().moves().get(replay.ply());
      String player = before.sideToMove() == Side.FIRST ? first : second;
      int move = replay.next();
      context.out().println();
      context.out().println(ActionText.format(before, move, player, messages));
      int ply = replay.ply() - 1 + (replay.start().sideToMove() == Side.FIRST ? 0 : 1);
      recorded.annotations().forEach(annotation -> showAnnotation(annotation, ply, messages));
      show(replay.position(), messages);
    }
  }

  private void showAnnotation(MoveAnnotation annotation, int ply, Messages messages) {
    switch (annotation) {
      case MoveAnnotation.Comment comment when comment.plainText().isEmpty() -> {}
      case MoveAnnotation.Comment comment -> context.out().println("  " + comment.plainText());
      case MoveAnnotation.Glyph glyph -> context.out().println("  " + glyph.sign());
      case MoveAnnotation.Variation(MoveSequence moves) ->
          context.out().println("  " + messages.format("replay-variation", moves.format(ply)));
    }
  }

  private void show(Position position, Messages messages) {
    context.out().println();
    context.out().print(PositionSummary.format(position, messages, false));
  }
}
