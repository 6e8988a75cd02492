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
import tabuleiro.play.Ending;
import tabuleiro.play.Heading;
import tabuleiro.play.Result;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.Computers;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.terminal.Console;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.PlainGame;

/// `tabuleiro watch GAME`: computers play each other.
@Command(name = "watch")
final class WatchCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;

  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--first", paramLabel = "P", descriptionKey = "first")
  private String first = Players.RANDOM;

  @Option(names = "--second", paramLabel = "P", descriptionKey = "second")
  private String second = Players.RANDOM;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "games")
  private int games = 1;

  @Option(names = "--quiet", descriptionKey = "quiet")
  private boolean quiet;

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "record")
  private Optional<Path> record = Optional.empty();

  WatchCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (games < 1 || games > MOST_GAMES) {
      throw new UsageProblem(Phrase.of("out-of-range", String.valueOf(games), 1, MOST_GAMES));
    }
    String family = options.game(context.words()).id().game();
    if (first.equals("human") || second.equals("human")) {
      throw new UsageProblem(Phrase.of("watch-computers"));
    }
    Machine machine = Machine.standard().withLimits(limits.limits());
    Session session = Session.of(context, options.seed());
    Seat one = session.seat(family, first, "", 1);
    Seat two = session.seat(family, second, "", 2);
    RandomGenerator random = Seeds.random(session.seed());
    Console console = context.console();
    for (int game = 1; game <= games; game++) {
      long seed = session.seed() + game - 1;
      Position start = options.position(context.words(), seed);
      TableSetup setup = new TableSetup(start, OptionalLong.of(seed), one, two, ClockSetting.off());
      Heading heading = games == 1 ? session.heading() : session.heading().round(game);
      Table table = new Table(setup, System::nanoTime);
      Ending ending =
          quiet
              ? playQuietly(table, machine, random)
              : new PlainGame(console, table, heading, machine, random).play();
      context.out().println(ending.line());
      context.out().flush();
      record.ifPresent(file -> Session.append(file, List.of(table.record(heading))));
      if (ending.result() == Result.NONE) {
        break; // Whoever watches has left.
      }
    }
    return 0;
  }

  private static Ending playQuietly(Table table, Machine machine, RandomGenerator random) {
    try (Computers computers = new Computers(table, machine.players(), random, machine.limits())) {
      while (table.ending().isEmpty()) {
        computers.playMove(new Stop(), thought -> {});
      }
    }
    return table.ending().orElseThrow();
  }
}
