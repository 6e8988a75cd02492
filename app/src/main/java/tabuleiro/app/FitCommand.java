package tabuleiro.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.engine.Experts;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.games.Games;
import tabuleiro.lab.GameFile;
import tabuleiro.lab.fit.FittedWeights;
import tabuleiro.lab.fit.PlayedPositions;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Replay;
import tabuleiro.rules.Phrase;
import tabuleiro.text.Messages;

/// `tabuleiro fit GAME --games FILE`: fits the weights of the game's evaluation on recorded games.
@Command(name = "fit")
final class FitCommand implements Callable<Integer> {
  private static final int MOST_HELD_OUT = 90;

  /// Games between two lines of progress.
  private static final int MILESTONE = 10_000;

  private final Context context;

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
  private String family = "";

  @Option(names = "--games", required = true, paramLabel = "FILE", descriptionKey = "fit-games")
  private List<Path> files = List.of();

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--held-out", paramLabel = "PERCENT", descriptionKey = "held-out")
  private int heldOut = 10;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private Optional<Long> seed = Optional.empty();

  FitCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    GameOptions.family(family);
    if (heldOut < 1 || heldOut > MOST_HELD_OUT) {
      throw new UsageProblem(Phrase.of("out-of-range", String.valueOf(heldOut), 1, MOST_HELD_OUT));
    }
    Expert expert = Experts.of(family);
    long number = Session.of(context, seed).seed();
    PlayedPositions positions = new PlayedPositions(expert, heldOut, number);
    try (ProgressLine progress = new ProgressLine(context)) {
      for (Path file : files) {
        read(file, positions, progress);
      }
    }
    if (positions.fitted().size() == 0 || positions.heldOut().size() == 0) {
      throw new Failure(Phrase.of("fit-few-games", String.valueOf(positions.games())));
    }
    FittedWeights fitted = fit(expert, positions);
    String text = fitted.format(family, positions, number);
    context.out().print(text);
    context.out().flush();
    out.ifPresent(file -> write(file, text));
    return 0;
  }

  private void read(Path path, PlayedPositions positions, ProgressLine progress) {
    Messages words = context.words().forGame(family);
    try (GameFile file = GameFile.open(path)) {
      Optional<ParsedRecord> game = file.next();
      while (game.isPresent()) {
        Replay replay = Replay.of(game.get(), file.number(), Games.families());
        String played = replay.game().id().game();
        if (!played.equals(family)) {
          throw new Failure(
              Phrase.of(
                  "fit-other-game",
                  path.toString(),
                  String.valueOf(file.number()),
                  played,
                  family));
        }
        positions.add(replay);
        if (file.number() % (MILESTONE / 10) == 0) {
          String count = String.valueOf(file.number());
          progress.show(words.say("fit-read", count), file.number() % MILESTONE == 0);
        }
        game = file.next();
      }
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", path.toString()), e);
    } catch (PlayException e) {
      throw new Failure(Phrase.of("file-problem", path.toString(), words.say(e.phrase())), e);
    }
  }

  private FittedWeights fit(Expert expert, PlayedPositions positions) {
    Messages words = context.words();
    try (ProgressLine progress = new ProgressLine(context)) {
      int[] step = {0};
      return FittedWeights.of(
          expert,
          positions,
          losses -> {
            step[0]++;
            progress.show(
                words.say(
                    "fit-step", step[0], decimals(losses.fitted()), decimals(losses.heldOut())),
                true);
          });
    }
  }

  private String decimals(double number) {
    return String.format(context.words().language().locale(), "%.4f", number);
  }

  /// Writes the file whole or not at all: an interruption leaves the old weights.
  private static void write(Path file, String text) {
    Path fresh = file.resolveSibling("." + file.getFileName() + ".tmp");
    try {
      Files.writeString(fresh, text);
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-write", file.toString()), e);
    }
  }
}
