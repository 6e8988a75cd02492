package tabuleiro.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordOutput;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.plain.Console;
import tabuleiro.terminal.plain.ConsoleGame;
import tabuleiro.terminal.plain.ConsoleMatch;
import tabuleiro.terminal.plain.ConsolePuzzles;
import tabuleiro.terminal.screen.StartPage;

/// `tabuleiro play [GAME]`: plays a game or a match, with humans and computers in any seat.
@Command(name = "play", footer = "  tabuleiro play talpa --second 3 --clock 10m")
public final class PlayCommand implements Callable<Integer> {
  private static final String HUMAN = "human";

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--first", paramLabel = "P", descriptionKey = "first")
  private Optional<String> first = Optional.empty();

  @Option(names = "--second", paramLabel = "P", descriptionKey = "second")
  private Optional<String> second = Optional.empty();

  @Option(names = "--names", paramLabel = "A,B", descriptionKey = "names")
  private String names = "";

  @Option(names = "--clock", paramLabel = "5m+3s", descriptionKey = "clock")
  private Optional<String> clock = Optional.empty();

  @Option(names = "--movetime", paramLabel = "MS", descriptionKey = "movetime")
  private Optional<Long> movetime = Optional.empty();

  @Option(names = "--match", descriptionKey = "match")
  private boolean match;

  @Option(names = "--from", paramLabel = "FILE", descriptionKey = "from")
  private Optional<Path> from = Optional.empty();

  @Option(names = "--number", paramLabel = "N", descriptionKey = "number")
  private Optional<Integer> number = Optional.empty();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "record")
  private Optional<OutputPath> record = Optional.empty();

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public PlayCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    if (from.isEmpty()) {
      if (number.isPresent()) {
        throw new UsageException(Message.of("number-needs-from"));
      }
      options.game(context.messages()); // Report errors before a seed is chosen.
    }
    PlaySession session = PlaySession.of(context, options.seed());
    RandomGenerator random = SeededRandom.of(session.seed());
    RecordOutput file = new RecordOutput(context, "--record", record);
    List<GameRecord> records =
        from.isPresent() ? resume(session, from.get(), random, file) : start(session, random, file);
    records.forEach(file::append);
    return file.status();
  }

  private List<GameRecord> start(PlaySession session, RandomGenerator random, RecordOutput file) {
    Game game = options.game(context.messages());
    Position start = options.position(context.messages(), session.seed());
    Seat one = seat(session, game, Side.FIRST, HUMAN);
    Seat two = seat(session, game, Side.SECOND, PlayerCatalogue.DEFAULT_LEVEL);
    TimeControls setting = clock();
    if (match && options.hasPosition()) {
      throw new UsageException(Message.of("one-of", "--match", "--position"));
    }
    Console console = context.console();
    session.printDrawnSeed();
    if (match) {
      Family family = GameOptions.family(game.id().game());
      Match games = new Match(family, game, one, two);
      if (isShown(session, new StartPage.NewMatch(games, setting, session.seed()), file)) {
        return List.of();
      }
      return new ConsoleMatch(console, games, setting, session.seed(), session.heading())
          .play(ComputerSettings.createDefault(), random, System::nanoTime);
    }
    SessionSetup setup =
        new SessionSetup(start, OptionalLong.of(session.seed()), one, two, setting);
    boolean isWatching = !one.isHuman() && !two.isHuman();
    if (isShown(session, new StartPage.NewGame(setup, isWatching), file)) {
      return List.of();
    }
    GameSession played = new GameSession(setup, System::nanoTime);
    play(
        played,
        new ConsoleGame(
            console, played, session.heading(), ComputerSettings.createDefault(), random));
    return List.of(played.toRecord(session.heading()));
  }

  private static void play(GameSession played, ConsoleGame game) {
    game.play();
    game.failure().ifPresent(failure -> new FailedPlayer(played, failure).requireStarted());
  }

  private boolean isShown(PlaySession session, StartPage start, RecordOutput file) {
    ComputerSettings computers = ComputerSettings.createDefault();
    boolean isShown = fullScreen.test(session.screen(start, computers, file::appendQuietly));
    file.printWarning();
    return isShown;
  }

  private List<GameRecord> resume(
      PlaySession session, Path file, RandomGenerator random, RecordOutput output) {
    SavedRecords games = SavedRecords.read(file);
    games.problems().forEach(e -> context.printError(context.messages().format(e.problem())));
    List<Puzzle> puzzles = games.puzzles(context.messages());
    if (!puzzles.isEmpty()) {
      if (!isShown(session, new StartPage.Puzzles(puzzles), output)) {
        new ConsolePuzzles(context.console(), puzzles).run();
      }
      return List.of();
    }
    int chosen = number.orElse(games.games().size());
    OptionValues.requireRange("--number", chosen, 1, games.games().size());
    SavedGame saved = games.game(chosen, context.messages());
    String family = saved.replay().game().id().game();
    rejectConflictingOptions(file, family);
    Seat one = savedSeat(session, saved, Side.FIRST, first);
    Seat two = savedSeat(session, saved, Side.SECOND, second);
    session.printDrawnSeed();
    try {
      if (isShown(session, new StartPage.Continued(saved.replay(), one, two), output)) {
        return List.of();
      }
    } catch (PlayException e) {
      throw SavedGame.invalidRecord(saved.replay().record(), e, context.messages());
    }
    GameSession played = saved.resume(context.messages(), one, two);
    play(
        played,
        new ConsoleGame(
            context.console(), played, saved.heading(), ComputerSettings.createDefault(), random));
    return List.of(played.toRecord(saved.heading()));
  }

  /// Rejects options that contradict the file, which determines the game and the clock.
  private void rejectConflictingOptions(Path file, String family) {
    boolean otherGame = options.family().filter(name -> !name.equals(family)).isPresent();
    boolean otherClock = clock.isPresent() || movetime.isPresent();
    if (match || otherGame || otherClock || options.hasVariantOrPosition()) {
      throw new UsageException(Message.of("from-alone", file.toString(), family));
    }
  }

  /// Returns the seat of a saved game. It is a human's, even if the file names a computer player,
  /// unless the command line names another player.
  private Seat savedSeat(PlaySession session, SavedGame saved, Side side, Optional<String> player) {
    if (player.isPresent()) {
      return seat(session, saved.replay().game(), side, HUMAN);
    }
    return saved.seat(context.messages(), side);
  }

  private Seat seat(PlaySession session, Game game, Side side, String standard) {
    int number = side == Side.FIRST ? 1 : 2;
    String player = (side == Side.FIRST ? first : second).orElse(standard);
    return session.seat(game, player, name(number), number);
  }

  /// Returns the name of a player; empty for a standard name. A single name is that of the first
  /// player, or of the second one if only that one is human.
  private String name(int number) {
    List<String> parts = List.of(names.split(",", -1));
    if (parts.size() > 2) {
      throw OptionValues.invalid("--names", names);
    }
    boolean isSecondOnly =
        parts.size() == 1
            && second.filter(HUMAN::equals).isPresent()
            && first.filter(player -> !player.equals(HUMAN)).isPresent();
    int index = isSecondOnly ? number - 2 : number - 1;
    return index >= 0 && index < parts.size() ? parts.get(index).strip() : "";
  }

  private TimeControls clock() {
    if (clock.isPresent() && movetime.isPresent()) {
      throw new UsageException(Message.of("one-of", "--clock", "--movetime"));
    }
    try {
      return clock
          .or(() -> movetime.map(millis -> millis + "ms/move"))
          .map(TimeControls::parse)
          .orElseGet(TimeControls::none);
    } catch (PlayException e) {
      throw new UsageException(e.problem());
    }
  }
}
