package tabuleiro.games.trench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.games.common.ListedFamily;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Trench, by Rui Alípio Monteiro (2013). Black is the first side, White the second. The variants
/// differ in how a game ends.
public final class TrenchFamily extends ListedFamily<TrenchGame> {
  /// The family's name.
  static final String NAME = "trench";

  private static final List<TrenchGame> GAMES =
      Stream.of(TrenchEndConditions.values()).map(TrenchGame::new).toList();

  /// The points of all pieces of a side: 10 + 2 * 8 + 3 * 6 + 4 * 4 + 6 * 2 (rule 4).
  private static final int ALL_PIECES = 72;

  /// Returns the family; all instances are alike.
  public TrenchFamily() {
    super(NAME, GAMES);
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
  public List<Outcome> outcomes() {
    return List.of(
        Outcome.win(Side.FIRST, EndReason.NO_MOVES),
        Outcome.win(Side.FIRST, TrenchPosition.WIPE_OUT),
        Outcome.win(Side.FIRST, TrenchPosition.POINTS),
        Outcome.draw(TrenchPosition.POINTS),
        Outcome.win(Side.FIRST, TrenchPosition.PLIES),
        Outcome.draw(TrenchPosition.PLIES),
        Outcome.win(Side.FIRST, TrenchPosition.NO_CAPTURE),
        Outcome.draw(TrenchPosition.NO_CAPTURE),
        Outcome.draw(TrenchPosition.NO_CAPTURE_WITHOUT_POINTS));
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
