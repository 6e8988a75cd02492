package tabuleiro.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// A game with all its variants: "Talpa", not "Talpa 8x8". Whatever differs from game to game and
/// is needed outside the game's own package is data here, so that no other module names a game.
/// Immutable.
public interface Family {
  /// Returns the name used in commands and records: lower case letters, such as `talpa`.
  String name();

  /// Returns the canonical names of all variants, the default first.
  List<String> variants();

  /// Returns the variants that a menu shows, the default first; a part of [#variants()].
  List<String> featuredVariants();

  /// Returns the variants that people play as the game, and whose ratings therefore mean something:
  /// those of its author and its publishers, without boards for study; a part of [#variants()].
  default List<String> publishedVariants() {
    return featuredVariants();
  }

  /// Returns the fields that make up a variant, for a family with more variants than a menu can
  /// list; empty when a menu lists them all. No two variants have the same values.
  default List<VariantField> variantFields() {
    return List.of();
  }

  /// Returns the game of a variant.
  ///
  /// @param variant a canonical name, or another spelling that the rules page allows
  /// @throws UnknownVariantException when there is no such variant
  Game game(String variant);

  /// Returns the game of the default variant.
  default Game game() {
    return game(variants().getFirst());
  }

  /// Returns the reasons for which the rules can end a game, in the order of reports. The message
  /// `reason.KEY` names each of them.
  List<EndReason> endReasons();

  /// Returns the outcomes that the rules can reach; a win of the first side stands for a win of
  /// either. The messages `won.KEY` and `drawn.KEY` explain them. Unless a family says more, each
  /// reason can win a game, and draw it where a variant has draws.
  default List<Outcome> outcomes() {
    boolean hasDraws = variants().stream().anyMatch(variant -> game(variant).hasDraws());
    return endReasons().stream()
        .flatMap(reason ->
            hasDraws
                ? Stream.of(Outcome.win(Side.FIRST, reason), Outcome.draw(reason))
                : Stream.of(Outcome.win(Side.FIRST, reason)))
        .toList();
  }

  /// Returns the kinds of marks that the scenes of this game may have.
  default List<Scene.MarkKind> markKinds() {
    return List.of();
  }

  /// Returns the motifs by which puzzles of this game can be chosen.
  default List<Motif> motifs() {
    return List.of();
  }

  /// Returns how games count in a match, for a family in which points decide it; empty when the
  /// results alone count.
  default Optional<PointScoring> pointScoring() {
    return Optional.empty();
  }

  /// Returns the computer players that were published with the game, from weak to strong.
  default List<ClassicPlayer> classicPlayers() {
    return List.of();
  }

  /// The scoring of a match by points.
  ///
  /// @param points the points of a side in a final position
  /// @param maxPoints the points of a side whose opponent resigned or lost on time
  /// @param tiebreakGame the game that decides when both players have the same points
  record PointScoring(ToIntBiFunction<Position, Side> points, int maxPoints, Game tiebreakGame) {}

  /// A computer player that was published with a game. It needs no search, so that it belongs to
  /// the game and not to the engine.
  ///
  /// @param name distinguishes the classic players of a game: `5` or `hard`
  record ClassicPlayer(String name, MoveChooser chooser) {
    /// Returns the player, named `random`, that plays every legal move with the same probability.
    public static ClassicPlayer random() {
      return new ClassicPlayer("random", Playout::randomMove);
    }
  }

  /// Chooses a move without searching. Implementations are immutable.
  @FunctionalInterface
  interface MoveChooser {
    /// Returns a legal move of a position of the game.
    ///
    /// Precondition: the game is not over.
    int chooseMove(Position position, RandomGenerator random);
  }
}
