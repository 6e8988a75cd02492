package tabuleiro.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Match;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.terminal.Console;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.PlainGame;
import tabuleiro.terminal.PlainMatch;
import tabuleiro.terminal.PlainPuzzles;

/// `tabuleiro play [GAME]`: one game or a match, people and computers in any seat.
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {
  private static final String HUMAN = "human";

  /// Who plays the second side unless somebody else is asked for.
  private static final String STANDARD_LEVEL = "5";

  private final Context context;
  private final TabuleiroCommand root;

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

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "record")
  private Optional<Path> record = Optional.empty();

  /// @param root knows whether a full screen can be shown
  PlayCommand(Context context, TabuleiroCommand root) {
    this.context = context;
    this.root = root;
  }

  @Override
  public Integer call() {
    if (from.isEmpty()) {
      options.game(context.words()); // Whatever is wrong is told before a seed is drawn.
    }
    Session session = Session.of(context, options.seed());
    RandomGenerator random = Seeds.random(session.seed());
    List<GameRecord> records =
        from.isPresent() ? goOn(session, from.get(), random) : begin(session, random);
    record.ifPresent(file -> Session.append(file, records));
    return 0;
  }

  private List<GameRecord> begin(Session session, RandomGenerator random) {
    Game game = options.game(context.words());
    Position start = options.position(context.words(), session.seed());
    Seat one = seat(session, game, Side.FIRST, HUMAN);
    Seat two = seat(session, game, Side.SECOND, STANDARD_LEVEL);
    ClockSetting setting = clock();
    Console console = context.console();
    if (match) {
      if (options.hasPosition()) {
        throw new UsageProblem(Phrase.of("one-of", "--match", "--position"));
      }
      Family family = GameOptions.family(game.id().game());
      Match games = new Match(family, game, one, two);
      return new PlainMatch(console, games, setting, session.seed(), session.heading())
          .play(Machine.standard(), random, System::nanoTime);
    }
    TableSetup setup = new TableSetup(start, OptionalLong.of(session.seed()), one, two, setting);
    Table table = new Table(setup, System::nanoTime);
    new PlainGame(console, table, session.heading(), Machine.standard(), random).play();
    return List.of(table.record(session.heading()));
  }

  private List<GameRecord> goOn(Session session, Path file, RandomGenerator random) {
    SavedFile games = SavedFile.read(file);
    List<Puzzle> puzzles = games.puzzles(context.words());
    if (!puzzles.isEmpty()) {
      ask(puzzles);
      return List.of();
    }
    SavedGame saved = games.last(context.words());
    String family = saved.replay().game().id().game();
    refuseBeside(file, family);
    Seat one = savedSeat(session, saved, Side.FIRST, first);
    Seat two = savedSeat(session, saved, Side.SECOND, second);
    Table table = saved.resume(context.words(), one, two);
    new PlainGame(context.console(), table, saved.heading(), Machine.standard(), random).play();
    return List.of(table.record(saved.heading()));
  }

  private void ask(List<Puzzle> puzzles) {
    if (!root.showsFullScreen(puzzles)) {
      new PlainPuzzles(context.console(), puzzles).play();
    }
  }

  /// The file says what is played, and with which clock.
  private void refuseBeside(Path file, String family) {
    boolean otherGame = options.family().filter(name -> !name.equals(family)).isPresent();
    boolean otherClock = clock.isPresent() || movetime.isPresent();
    if (match || otherGame || otherClock || options.isNarrowed()) {
      throw new UsageProblem(Phrase.of("from-alone", file.toString(), family));
    }
  }

  /// Returns the seat of a saved game: a human's, whatever the file says, unless the command line
  /// names another player.
  private Seat savedSeat(Session session, SavedGame saved, Side side, Optional<String> player) {
    if (player.isPresent()) {
      return seat(session, saved.replay().game(), side, HUMAN);
    }
    return saved.seat(context.words(), side);
  }

  private Seat seat(Session session, Game game, Side side, String standard) {
    int number = side == Side.FIRST ? 1 : 2;
    String player = (side == Side.FIRST ? first : second).orElse(standard);
    return session.seat(game.id().game(), player, name(number), number);
  }

  private String name(int number) {
    String[] parts = names.split(",", -1);
    if (parts.length > 2) {
      throw new UsageProblem(Phrase.of("bad-argument", names, "A,B"));
    }
    return number <= parts.length ? parts[number - 1].strip() : "";
  }

  private ClockSetting clock() {
    if (clock.isPresent() && movetime.isPresent()) {
      throw new UsageProblem(Phrase.of("one-of", "--clock", "--movetime"));
    }
    try {
      return clock
          .or(() -> movetime.map(millis -> millis + "ms/move"))
          .map(ClockSetting::parse)
          .orElseGet(ClockSetting::off);
    } catch (PlayException e) {
      throw new UsageProblem(e.phrase());
    }
  }
}
