package tabuleiro.app.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordOutput;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.InvalidMatchException;
import tabuleiro.lab.match.MatchFailures;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.ResumedGames;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.statistics.Sprt;
import tabuleiro.text.Messages;

/// `tabuleiro arena GAME`: a match between computer players, and their difference in strength.
@Command(name = "arena", footer = "  tabuleiro arena talpa --first 5 --second 3 --games 100")
public final class ArenaCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 1_000_000;
  private static final int MAX_PLIES = 1000;
  private static final int MAX_ELO = 2000;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private MatchPlayerOptions playerOptions = new MatchPlayerOptions();

  @Option(names = "--games", paramLabel = "N", descriptionKey = "arena-games")
  private int games = 100;

  @Option(names = "--sprt", paramLabel = "ELO0,ELO1", descriptionKey = "sprt")
  private Optional<String> bounds = Optional.empty();

  @Option(names = "--plies", paramLabel = "N", descriptionKey = "arena-plies")
  private Optional<Integer> plies = Optional.empty();

  @Mixin private final BackendOptions backendOptions;

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "record")
  private Optional<OutputPath> record = Optional.empty();

  @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "resume")
  private Optional<OutputPath> resume = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backendOptions the options that say where the games are played
  public ArenaCommand(CommandContext context, BackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    Messages messages = context.messages();
    Game game = options.game(messages);
    List<MatchPlayer> players = playerOptions.matchPlayers(game);
    Optional<Sprt> sprt = bounds.map(ArenaCommand::sprt);
    checkNumbers(players, sprt);
    resume.ifPresent(file -> file.regularFile("--resume"));
    LabBackend backend = backendOptions.backend();
    PlaySession session = PlaySession.of(context, seed());
    Optional<Position> from =
        options.hasPosition()
            ? Optional.of(options.position(messages, session.seed()))
            : Optional.empty();
    int random = plies.orElseGet(() -> Openings.defaultPlies(game, from));
    Openings openings = new Openings(game, from, random, session.seed());
    MatchPlan plan = new MatchPlan(players, games, openings);
    checkOpenings(openings);
    return play(backend, plan, sprt, session);
  }

  private static Sprt sprt(String text) {
    String[] parts = text.split(",", -1);
    if (parts.length != 2) {
      throw OptionValues.invalid("--sprt", text);
    }
    try {
      double elo0 = Double.parseDouble(parts[0]);
      double elo1 = Double.parseDouble(parts[1]);
      if (!(elo0 < elo1) || elo0 < -MAX_ELO || elo1 > MAX_ELO) {
        throw new UsageException(Message.of("arena-sprt-order", text));
      }
      return new Sprt(elo0, elo1);
    } catch (NumberFormatException e) {
      UsageException problem = OptionValues.invalid("--sprt", text);
      problem.initCause(e);
      throw problem;
    }
  }

  private void checkNumbers(List<MatchPlayer> players, Optional<Sprt> sprt) {
    OptionValues.requireRange("--games", games, 1, MAX_GAMES);
    plies.ifPresent(count -> OptionValues.requireRange("--plies", count, 0, MAX_PLIES));
    if (players.size() > 2 && sprt.isPresent()) {
      throw new UsageException(Message.of("arena-sprt-two"));
    }
    if (resume.isPresent() && record.isPresent() && !resume.equals(record)) {
      throw new UsageException(Message.of("one-of", "--record", "--resume"));
    }
  }

  /// Returns the seed that the command line gives, or else that of the match to resume.
  private Optional<Long> seed() {
    Optional<Path> begun = begunMatch();
    if (options.seed().isPresent() || begun.isEmpty()) {
      return options.seed();
    }
    Path file = begun.get();
    try {
      return ResumedGames.seed(file);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (PlayException e) {
      throw new CommandException(Message.of("file-problem", file.toString(), e.problem()), e);
    }
  }

  /// Returns the file of the match to resume; empty when the match has yet to begin.
  private Optional<Path> begunMatch() {
    return resume.map(OutputPath::path).filter(Files::exists);
  }

  private static void checkOpenings(Openings openings) {
    try {
      openings.opening(0);
    } catch (InvalidMatchException e) {
      throw new UsageException(e.problem());
    }
  }

  private int play(LabBackend backend, MatchPlan plan, Optional<Sprt> sprt, PlaySession session) {
    CrossTable scores = new CrossTable(plan.players().size());
    MatchFailures failures = new MatchFailures(plan.players().size());
    ArenaText text = new ArenaText(context.messages(), plan, sprt, scores, failures);
    begunMatch().ifPresent(begun -> countPlayedGames(begun, text));
    session.printDrawnSeed();
    StopSignal stop = new StopSignal();
    String option = resume.isPresent() ? "--resume" : "--record";
    RecordOutput file = new RecordOutput(context, option, resume.or(() -> record));
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request)) {
      try {
        if (!isOver(plan, sprt, scores)) {
          playRemainingGames(
              counted -> backend.playMatch(plan, session.heading(), scores.games(), stop, counted),
              text,
              file);
        }
      } catch (PlayerFailureException e) {
        throw new CommandException(e.problem(), e);
      }
      print(text);
      if (interruption.isRequested()) {
        context.printError(text.interrupted());
        return ExitStatus.INTERRUPTED;
      }
    }
    return text.hasOnlyFailures() || file.hasFailed() ? ExitStatus.FAILURE : 0;
  }

  /// @param games plays them
  /// @param file to which each game is appended
  private void playRemainingGames(
      Consumer<Predicate<FinishedGame>> games, ArenaText text, RecordOutput file) {
    MatchPlan plan = text.plan();
    CrossTable scores = text.scores();
    try (ProgressLine progress = new ProgressLine(context)) {
      games.accept(played -> {
        file.append(played.record());
        text.add(played);
        played.failure().ifPresent(failure -> progress.print(text.failure(played, failure)));
        progress.show(text.progress(), isMilestone(plan, scores));
        return !isOver(plan, text.sprt(), scores);
      });
    }
  }

  private void countPlayedGames(Path file, ArenaText text) {
    MatchPlan plan = text.plan();
    try {
      ResumedGames resumed = new ResumedGames(plan, file);
      if (resumed.readAndCut(text::add)) {
        context.printError(context.messages().format("arena-cut", file.toString()));
      }
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    } catch (InvalidMatchException e) {
      throw new CommandException(e.problem(), e);
    } catch (PlayException e) {
      String what = context.messages().forGame(plan.game().id().game()).format(e.problem());
      throw new CommandException(Message.of("file-problem", file.toString(), what), e);
    }
  }

  /// The sequential test counts complete pairs only.
  private static boolean isOver(MatchPlan plan, Optional<Sprt> sprt, CrossTable scores) {
    boolean isDecided =
        sprt.map(test -> test.decision(scores.headToHead(0, 1).pairs()))
            .filter(state -> state != Sprt.Decision.CONTINUE)
            .isPresent();
    return isDecided || scores.games() == plan.games();
  }

  /// Returns whether another tenth of the match is complete.
  private static boolean isMilestone(MatchPlan plan, CrossTable scores) {
    return 10L * scores.games() / plan.games() > 10L * (scores.games() - 1) / plan.games();
  }

  private void print(ArenaText text) {
    if (json) {
      context.out().println(JsonOutput.format(ArenaJsonMapper.of(text)));
    } else {
      text.lines().forEach(context.out()::println);
    }
    context.out().flush();
  }
}
