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

/// Finds the position in which a recorded game begins.
///
/// @param number which game of the file it is, for messages
public record StartPositionFinder(GameRecord record, int number) {
  /// @throws ReplayException when game, variant or start are missing or wrong
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

  /// Returns the seed that a record names; empty when it names none.
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
    String name = needed("Game");
    String variant = needed("Variant");
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

  private String needed(String tag) {
    return record.tag(tag).orElseThrow(() -> problem(Message.of("replay.no-tag", tag)));
  }

  private Position parse(Game game, String text) {
    try {
      return game.parse(text);
    } catch (PositionFormatException e) {
      throw broken(e.violation());
    } catch (IllegalPositionException e) {
      throw broken(e.violation());
    }
  }

  private ReplayException broken(Violation violation) {
    Message phrase = Message.of("replay.position", violation.withRule());
    return new ReplayException(number, 0, Optional.empty(), Optional.of(violation), phrase);
  }

  private ReplayException problem(Message phrase) {
    return problem(number, phrase);
  }

  private static ReplayException problem(int number, Message phrase) {
    return new ReplayException(number, 0, Optional.empty(), Optional.empty(), phrase);
  }

  private static ReplayException withCause(ReplayException problem, Exception cause) {
    problem.initCause(cause);
    return problem;
  }
}
