package tabuleiro.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.support.SeededRandom;

/// What the program has to name and to explain of a family of games: the family's own lists, and
/// what short random games with right and wrong input show.
final class FamilySample {
  /// Enough for the end of several games of each variant, in well under a second. A guess.
  private static final int PLIES = 2000;

  private static final int GAMES_EACH_VARIANT = 10;
  private static final int INPUTS_EACH_POSITION = 3;
  private static final int MAX_ANSWERS = 6;

  private final RandomGenerator random = SeededRandom.of(1);
  private final Set<String> kinds = new TreeSet<>();
  private final Set<String> marks = new TreeSet<>();
  private final Map<String, Message> messages = new TreeMap<>();

  private FamilySample() {}

  /// Returns what there is to say of a family.
  static FamilySample of(Family family) {
    FamilySample sample = new FamilySample();
    for (Outcome outcome : family.outcomes()) {
      sample.addOutcome(outcome);
    }
    family.endReasons().forEach(reason -> sample.add(reason.message()));
    family.markKinds().forEach(kind -> sample.marks.add(kind.key()));
    List<String> variants = family.featuredVariants();
    int plies = Math.ceilDiv(PLIES, variants.size());
    for (String variant : variants) {
      sample.play(family.game(variant), plies);
    }
    return sample;
  }

  /// Returns the kinds of pieces.
  Set<String> kinds() {
    return kinds;
  }

  /// Returns the kinds of marks.
  Set<String> marks() {
    return marks;
  }

  /// Returns one message for each key, or for each combination with the keys of its arguments.
  List<Message> messages() {
    return List.copyOf(messages.values());
  }

  private void play(Game game, int maxPlies) {
    int left = maxPlies;
    for (int i = 0; i < GAMES_EACH_VARIANT && left > 0; i++) {
      Position position = game.start(i);
      String earlier = "";
      while (!position.outcome().isOver() && left-- > 0) {
        int move = Playout.randomMove(position, random);
        addScene(position.scene());
        position.decode(move).effects().forEach(this::addEffect);
        tryInput(position, earlier);
        earlier = position.formatMove(move);
        position = position.playUnchecked(move);
      }
      addScene(position.scene());
      addOutcome(position.outcome());
      tryInput(position, earlier);
    }
  }

  private void addOutcome(Outcome outcome) {
    outcome.reason().ifPresent(reason -> add(reason.message()));
    outcome.message().ifPresent(this::add);
  }

  private void addScene(Scene scene) {
    scene.pieces().forEach(placed -> addPiece(placed.piece()));
    scene.hands().forEach(hand -> hand.pieces().forEach(this::addPiece));
    scene.marks().forEach(mark -> marks.add(mark.kind().key()));
    scene.metrics().forEach(this::add);
  }

  private void addEffect(Effect effect) {
    addPiece(
        switch (effect) {
          case Effect.Moved moved -> moved.piece();
          case Effect.Placed placed -> placed.piece();
          case Effect.Removed removed -> removed.piece();
          case Effect.Flipped flipped -> flipped.piece();
          case Effect.Entered entered -> entered.piece();
          case Effect.Withdrawn withdrawn -> withdrawn.piece();
        });
  }

  private void addPiece(Piece piece) {
    kinds.add(piece.kind());
  }

  private void add(Message message) {
    messages.putIfAbsent(keys(message), message);
  }

  private static String keys(Message message) {
    StringBuilder keys = new StringBuilder(message.key());
    for (Object argument : message.arguments()) {
      if (argument instanceof Message nested) {
        keys.append(' ').append(keys(nested));
      }
    }
    return keys.toString();
  }

  /// Tries clicks, a move that was legal in the position before, texts of moves and positions with
  /// a slip, and answers to questions.
  private void tryInput(Position position, String earlier) {
    int cells = position.game().board().cellCount();
    for (int i = 0; i < INPUTS_EACH_POSITION; i++) {
      ClickTarget cell = new ClickTarget.Cell(SeededRandom.nextBelow(random, cells));
      ignoringDefects(() -> position.findViolation(List.of(cell)).ifPresent(v -> add(v.message())));
    }
    ignoringDefects(() -> position.parseMove(earlier));
    String move = changed(earlier);
    ignoringDefects(() -> position.parseMove(move));
    String text = changed(position.format());
    ignoringDefects(() -> position.game().parse(text));
    List<String> answers = new ArrayList<>();
    while (answers.size() < MAX_ANSWERS && isQuestion(position, answers)) {
      answers.add(answer(position));
    }
  }

  /// Returns a text in which a character is left out or replaced by another one of it.
  private String changed(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int place = SeededRandom.nextBelow(random, text.length());
    int other = SeededRandom.nextBelow(random, text.length());
    String put = random.nextBoolean() ? "" : text.substring(other, other + 1);
    return text.substring(0, place) + put + text.substring(place + 1);
  }

  private boolean isQuestion(Position position, List<String> answers) {
    boolean[] isQuestion = {false};
    ignoringDefects(() -> {
      if (position.prompt(answers) instanceof MovePrompt.Question(Message question)) {
        add(question);
        isQuestion[0] = true;
      }
    });
    return isQuestion[0];
  }

  private String answer(Position position) {
    int number = SeededRandom.nextBelow(random, 9) + 1;
    return switch (SeededRandom.nextBelow(random, 3)) {
      case 0 -> String.valueOf(number);
      case 1 -> String.valueOf((char) ('a' + number - 1));
      default -> {
        int cells = position.game().board().cellCount();
        yield position.game().board().name(SeededRandom.nextBelow(random, cells));
      }
    };
  }

  /// Runs an attempt at input. A refusal has to be explained; other errors are defects of the game
  /// that the tests of its rules find.
  private void ignoringDefects(Runnable attempt) {
    try {
      attempt.run();
    } catch (RulesException e) {
      add(e.violation().message());
    } catch (RuntimeException e) {
      // Not about texts.
    }
  }
}
