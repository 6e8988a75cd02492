package tabuleiro.app.play;

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
import tabuleiro.app.cli.SearchLimitOptions;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordOutput;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PlayedGameJson;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.plain.Console;
import tabuleiro.terminal.plain.ConsoleGame;
import tabuleiro.terminal.screen.StartPage;

/// `tabuleiro watch GAME`: shows games between computer players.
@Command(name = "watch", footer = "  tabuleiro watch trench --first 7 --second random --seed 1")
public final class WatchCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 1_000_000;

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--first", paramLabel = "P", descriptionKey = "watch-first")
  private String first = PlayerCatalogue.DEFAULT_LEVEL;

  @Option(names = "--second", paramLabel = "P", descriptionKey = "watch-second")
  private String second = PlayerCatalogue.DEFAULT_LEVEL;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "games")
  private int games = 1;

  @Option(names = "--quiet", descriptionKey = "quiet")
  private boolean quiet;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Mixin private SearchLimitOptions limits = new SearchLimitOptions();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "record")
  private Optional<OutputPath> record = Optional.empty();

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public WatchCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    OptionValues.requireRange("--games", games, 1, MAX_GAMES);
    Game board = options.game(context.messages());
    if (first.equals("human") || second.equals("human")) {
      throw new UsageException(Message.of("watch-computers"));
    }
    ComputerSettings machine = ComputerSettings.createDefault().withMoveLimits(limits.limits());
    PlaySession session = PlaySession.of(context, options.seed());
    Seat one = session.seat(board, first, "", 1);
    Seat two = session.seat(board, second, "", 2);
    options.position(context.messages(), session.seed()); // Report errors before the work begins.
    RecordOutput file = new RecordOutput(context, "--record", record);
    session.printDrawnSeed();
    boolean isSilent = quiet || json;
    SessionSetup only = setup(session.seed(), one, two);
    if (games == 1 && !isSilent && isShown(session, only, machine, file)) {
      return file.status();
    }
    RandomGenerator random = SeededRandom.of(session.seed());
    Console console = context.console();
    for (int game = 1; game <= games; game++) {
      long seed = session.seed() + game - 1;
      SessionSetup setup = setup(seed, one, two);
      EventTags heading = games == 1 ? session.heading() : session.heading().withRound(game);
      GameSession played = new GameSession(setup, System::nanoTime);
      Ending ending =
          isSilent
              ? playQuietly(played, machine, random)
              : play(console, played, heading, machine, random);
      context.out().println(json ? format(played.toRecord(heading)) : ending.formatResult());
      context.out().flush();
      file.append(played.toRecord(heading));
      if (ending.result() == Result.NONE) {
        break; // The user has quit.
      }
    }
    return file.status();
  }

  private SessionSetup setup(long seed, Seat first, Seat second) {
    Position start = options.position(context.messages(), seed);
    return new SessionSetup(start, OptionalLong.of(seed), first, second, TimeControls.none());
  }

  private boolean isShown(
      PlaySession session, SessionSetup setup, ComputerSettings machine, RecordOutput file) {
    StartPage start = new StartPage.NewGame(setup, true);
    boolean isShown = fullScreen.test(session.screen(start, machine, file::appendQuietly));
    file.printWarning();
    return isShown;
  }

  private static String format(GameRecord game) {
    return JsonOutput.format(PlayedGameJson.of(Replay.of(game, Games.families())));
  }

  private Ending play(
      Console console,
      GameSession played,
      EventTags heading,
      ComputerSettings machine,
      RandomGenerator random) {
    ConsoleGame game = new ConsoleGame(console, played, heading, machine, random);
    Ending ending = game.play();
    game.failure().ifPresent(failure -> new FailedPlayer(played, failure).requireStarted());
    return ending;
  }

  private Ending playQuietly(GameSession played, ComputerSettings machine, RandomGenerator random) {
    try (ComputerPlayers computers =
        new ComputerPlayers(played, machine.players(), random, machine.moveLimits())) {
      while (played.ending().isEmpty()) {
        Optional<PlayerFailureException> failed = computers.playMove(new StopSignal(), info -> {});
        failed.ifPresent(failure -> report(new FailedPlayer(played, failure)));
      }
    }
    return played.ending().orElseThrow();
  }

  /// Prints a failure on standard error, with the whole command of the engine.
  private void report(FailedPlayer failed) {
    failed.requireStarted();
    context.printError(context.messages().format(failed.problem()));
  }
}
