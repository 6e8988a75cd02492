package tabuleiro.wasm.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.analysis.ScoreCurveJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.study.StudyException;
import tabuleiro.view.text.MessageCatalogue;

/// The score curve of a finished game, which grows ply by ply.
public final class CurveSlices {
  private final String id;
  private final Variation variation;
  private final Messages messages;
  private final Set<Integer> withheldPlies;
  private final List<ScoreCurve.Point> points = new ArrayList<>();

  private CurveSlices(
      String id, Variation variation, Messages messages, Set<Integer> withheldPlies) {
    this.id = id;
    this.withheldPlies = withheldPlies;
    this.variation = variation;
    this.messages = messages;
  }

  /// Returns the curve of a game, without a point.
  ///
  /// @param id the page's id of the request
  /// @throws StudyException when the game is still in progress
  public static CurveSlices of(String id, LiveGameState game, Language language) {
    if (!game.isOver()) {
      throw new StudyException("analysis.not-over");
    }
    Variation variation = Variation.of(game.session().setup().start(), game.session().moves());
    return of(id, variation, language, Set.of());
  }

  /// Returns the curve of a variation, without a point.
  ///
  /// @param id the page's id of the request
  /// @param withheldPlies after how many moves the positions are whose points are withheld
  static CurveSlices of(
      String id, Variation variation, Language language, Set<Integer> withheldPlies) {
    String family = variation.start().game().id().game();
    return new CurveSlices(
        id, variation, MessageCatalogue.of(language, family), Set.copyOf(withheldPlies));
  }

  /// Computes the next point, and returns it as JSON.
  ScoreCurveJson next() {
    points.add(ScoreCurve.evaluate(variation.positions().get(points.size()), new StopSignal()));
    return toJson(points.size() - 1);
  }

  /// Returns the points as JSON.
  ///
  /// @param after how many points were sent before
  public ScoreCurveJson toJson(int after) {
    ScoreCurve curve = new ScoreCurve(variation, points);
    return ScoreCurveJsonMapper.of(
        id,
        curve,
        after,
        messages,
        position -> withheldPlies.contains(variation.positions().indexOf(position)));
  }

  boolean isComplete() {
    return points.size() == variation.positions().size();
  }
}
