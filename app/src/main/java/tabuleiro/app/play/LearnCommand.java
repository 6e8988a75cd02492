package tabuleiro.app.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.terminal.plain.ConsoleLesson;
import tabuleiro.terminal.plain.ConsoleMenu;
import tabuleiro.terminal.screen.StartPage;

/// `tabuleiro learn [GAME]`: the guided first game of a board.
@Command(name = "learn", footer = "  tabuleiro learn trench")
public final class LearnCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      descriptionKey = "learn-game",
      completionCandidates = GameNames.class)
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "learn-variant")
  private Optional<String> variant = Optional.empty();

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public LearnCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    Optional<GameId> board = family.map(this::board);
    if (!fullScreen.test(ScreenSession.of(new StartPage.Lesson(board)))) {
      board
          .or(() -> ConsoleMenu.chooseLesson(context.console()))
          .ifPresent(id -> new ConsoleLesson(context.console(), id).run());
    }
    return 0;
  }

  /// Returns the board that the arguments name.
  ///
  /// @throws UsageException when it has no guided first game; the message lists those that have one
  private GameId board(String name) {
    GameId id = GameOptions.game(context.messages(), name, variant).id();
    List<GameId> all = Lessons.guidedBoards().stream().map(Game::id).toList();
    if (!all.contains(id)) {
      String list = all.stream().map(GameId::toString).collect(Collectors.joining(", "));
      throw new UsageException(Message.of("learn-no-lesson", id.toString(), list));
    }
    return id;
  }
}
