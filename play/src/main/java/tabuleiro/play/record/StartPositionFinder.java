package tabuleiro.play.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.Violation;

/// Finds the start position of a recorded game.
///
/// @param number the number of the game in the file, counted from 1, for messages
public record StartPositionFinder(GameRecord record, int number) {
  /// @throws ReplayException when the game, the variant or the start position is missing or wrong
  Position find(List<Family> families) {
    Game game = game(families);
    OptionalLong seed = seed(record, number);
    Optional<String> text = record.tag("FEN");
    if (text.isPresent()) {
      return parse(game, text.get());
    }
    if (game.hasRandomStart() && seed.isEmpty()) {
      throw problem(Message.of("replay.no-start"));
    }
    return game.start(seed.orElse(0));
  }

  /// Returns the seed in the tags of a record; empty when there is none.
  public static OptionalLong seed(GameRecord record, int number) {
    Optional<String> text = record.tag("Seed");
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(text.get()));
    } catch (NumberFormatException e) {
      throw withCause(problem(number, Message.of("replay.seed", text.get())), e);
    }
  }

  private Game game(List<Family> families) {
    String name = requiredTag("Game");
    String variant = requiredTag("Variant");
    for (Family family : families) {
      if (family.name().equals(name)) {
        try {
          return family.game(variant);
        } catch (UnknownVariantException e) {
          String featured = String.join(", ", family.featuredVariants());
          throw withCause(
              problem(Message.of("replay.unknown-variant", name, variant, featured)), e);
        }
      }
    }
    String names = String.join(", ", families.stream().map(Family::name).toList());
    throw problem(Message.of("replay.unknown-game", name, names));
  }

  private String requiredTag(String tag) {
    return record.tag(tag).orElseThrow(() -> problem(Message.of("replay.no-tag", tag)));
  }

  private Position parse(Game game, String text) {
    try {
      return game.parse(text);
    } catch (PositionFormatException e) {
      throw violationProblem(e.violation());
    } catch (IllegalPositionException e) {
      throw violationProblem(e.violation());
    }
  }

  private ReplayException violationProblem(Violation violation) {
    Message message = Message.of("replay.position", violation.withRule());
    return new ReplayException(number, 0, Optional.empty(), Optional.of(violation), message);
  }

  private ReplayException problem(Message message) {
    return problem(number, message);
  }

  private static ReplayException problem(int number, Message message) {
    return new ReplayException(number, 0, Optional.empty(), Optional.empty(), message);
  }

  private static ReplayException withCause(ReplayException problem, Exception cause) {
    problem.initCause(cause);
    return problem;
  }
}
