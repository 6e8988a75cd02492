package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Scene;
import tabuleiro.rules.UnknownVariantException;

/// Trench, by Rui Alipio Monteiro (2013). Black is the first side, White the second. The variants
/// differ in how a game ends.
public final class TrenchFamily implements Family {
  /// The family's name.
  static final String NAME = "trench";

  private static final List<TrenchGame> GAMES =
      Stream.of(TrenchEndConditions.values()).map(TrenchGame::new).toList();

  /// The points of all pieces of a side: 10 + 2 * 8 + 3 * 6 + 4 * 4 + 6 * 2 (rule 4).
  private static final int ALL_PIECES = 72;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    return GAMES.stream().map(game -> game.id().variant()).toList();
  }

  @Override
  public List<String> featuredVariants() {
    return variants();
  }

  @Override
  public TrenchGame game(String variant) {
    for (TrenchGame game : GAMES) {
      if (game.id().variant().equals(variant)) {
        return game;
      }
    }
    throw new UnknownVariantException(this, variant);
  }

  @Override
  public TrenchGame game() {
    return GAMES.getFirst();
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(
        EndReason.NO_MOVES,
        TrenchPosition.WIPE_OUT,
        TrenchPosition.POINTS,
        TrenchPosition.PLIES,
        TrenchPosition.NO_CAPTURE);
  }

  @Override
  public List<Scene.MarkKind> markKinds() {
    return List.of(Scenes.TRENCH);
  }

  /// Returns the scoring by captured points. A side whose opponent resigns, or loses on time, gets
  /// the points of all pieces: otherwise it would pay to resign the second game when ahead. A third
  /// game, played to 40 points, breaks a tie.
  @Override
  public Optional<PointScoring> pointScoring() {
    return Optional.of(
        new PointScoring(
            (position, side) -> ((TrenchPosition) position).capturedPoints(side),
            ALL_PIECES,
            game("to40")));
  }

  /// Returns the computer of the report, which plays at random.
  @Override
  public List<ClassicPlayer> classicPlayers() {
    return List.of(ClassicPlayer.random());
  }
}
