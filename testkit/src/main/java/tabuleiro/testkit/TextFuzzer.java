package tabuleiro.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.support.SeededRandom;

/// Fuzzes every parser of a game with malformed texts. A parser must either accept a text and
/// return a valid position or legal move, or refuse it with a [RulesException]; any other behaviour
/// fails the test.
public final class TextFuzzer {
  private static final String LETTERS =
      "abcdefghijklmnoprtsuwkgcBWRSTKGC0123456789/;,.@- lr\t\n\"é€\uD83D\uDE00\u0000";

  private final Game game;
  private final RandomGenerator random;
  private final Consumer<RulesException> listener;

  private TextFuzzer(Game game, long seed, Consumer<RulesException> listener) {
    this.game = game;
    this.listener = listener;
    this.random = SeededRandom.of(seed);
  }

  /// Tries about `rounds` malformed positions, and several moves, steps and clicks on each accepted
  /// position. A failure names the seed that replays it.
  public static void check(Game game, long seed, int rounds) {
    check(game, seed, rounds, refusal -> {});
  }

  /// As above, and passes every refusal to `listener`, which may fail the test.
  public static void check(Game game, long seed, int rounds, Consumer<RulesException> listener) {
    TextFuzzer fuzz = new TextFuzzer(game, seed, listener);
    try {
      for (int i = 0; i < rounds; i++) {
        fuzz.round(seed + i);
      }
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(game.id() + ", seed " + seed + ": " + e.getMessage(), e);
    }
  }

  private void round(long seed) {
    Position position = game.start(seed);
    int plies = random.nextInt(game.maxPlies());
    position = Playout.play(position, random, plies);
    String text = position.format();
    tryAll(position);
    accepts(broken(text), this::tryPosition);
    if (!position.format().equals(text)) {
      throw new AssertionError("a refused input changed the position: " + text);
    }
  }

  private void tryPosition(String text) {
    Position position = game.parse(text);
    if (!game.parse(position.format()).equals(position)) {
      throw new AssertionError("accepted, but does not read back the same: " + text);
    }
    if (position.outcome().isOver() != (position.countMoves() == 0)) {
      throw new AssertionError("accepted, but breaks the law: " + text);
    }
    tryAll(position);
  }

  private void tryAll(Position position) {
    String move = noise();
    if (!position.outcome().isOver()) {
      int legal = Playout.randomMove(position, random);
      move = broken(position.formatMove(legal));
      position.playUnchecked(legal).scene();
    }
    accepts(move, text -> position.play(position.parseMove(text)));
    tryStep(position);
    List<ClickTarget> clicks = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      clicks.add(spot());
    }
    position.findViolation(clicks);
    position.scene();
  }

  private void tryStep(Position position) {
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String answer =
          random.nextInt(3) == 0 ? noise() : String.valueOf(LETTERS.charAt(random.nextInt(46)));
      List<String> next = new ArrayList<>(answers);
      next.add(answer);
      try {
        if (position.prompt(next) instanceof MovePrompt.Complete(int move)) {
          position.play(move);
          return;
        }
        answers = next;
      } catch (RulesException e) {
        // A correct refusal; the answers before it remain valid.
        listener.accept(e);
      }
    }
  }

  private ClickTarget spot() {
    int number = random.nextInt(-3, game.board().cellCount() + 3);
    return switch (random.nextInt(6)) {
      case 0 -> new ClickTarget.Tile(random.nextInt(-2, 24));
      case 1 -> new ClickTarget.Rotation(random.nextInt(-2, 6));
      default -> new ClickTarget.Cell(number);
    };
  }

  private void accepts(String text, Consumer<String> parser) {
    try {
      parser.accept(text);
    } catch (RulesException e) {
      if (e.violation().message().key().isEmpty()) {
        throw new AssertionError("refused without a message: " + text, e);
      }
      listener.accept(e);
    } catch (RuntimeException e) {
      throw new AssertionError("crashed on '" + text + "': " + e, e);
    }
  }

  private String broken(String text) {
    StringBuilder broken = new StringBuilder(text);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(broken.length() + 1);
      switch (random.nextInt(4)) {
        case 0 -> broken.insert(at, letter());
        case 1 -> broken.delete(at, Math.min(broken.length(), at + 1));
        case 2 -> broken.replace(at, Math.min(broken.length(), at + 1), "" + letter());
        default -> broken.insert(at, broken.substring(at, Math.min(broken.length(), at + 4)));
      }
    }
    return broken.toString();
  }

  private char letter() {
    return LETTERS.charAt(random.nextInt(LETTERS.length()));
  }

  private String noise() {
    StringBuilder noise = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      noise.append(letter());
    }
    return noise.toString();
  }
}
