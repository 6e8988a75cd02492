package tabuleiro.wasm.answer;

import tabuleiro.protocol.analysis.AnalysisStatusJson;
import tabuleiro.protocol.analysis.AnalysisStatusJsonJsonAdapter;
import tabuleiro.protocol.analysis.EditorPiecesJson;
import tabuleiro.protocol.analysis.EditorPiecesJson$EditorPieceJsonAdapter;
import tabuleiro.protocol.analysis.EditorPiecesJsonJsonAdapter;
import tabuleiro.protocol.analysis.HintJson;
import tabuleiro.protocol.analysis.HintJsonJsonAdapter;
import tabuleiro.protocol.analysis.PathResultJson;
import tabuleiro.protocol.analysis.PathResultJsonJsonAdapter;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.protocol.analysis.ScoreCurveJson$PointJsonAdapter;
import tabuleiro.protocol.analysis.ScoreCurveJson$TurnJsonAdapter;
import tabuleiro.protocol.analysis.ScoreCurveJsonJsonAdapter;
import tabuleiro.protocol.analysis.StaticEvaluationJson;
import tabuleiro.protocol.analysis.StaticEvaluationJson$FeatureShareJsonAdapter;
import tabuleiro.protocol.analysis.StaticEvaluationJsonJsonAdapter;
import tabuleiro.protocol.catalogue.BoardPicturesJson;
import tabuleiro.protocol.catalogue.BoardPicturesJson$PictureJsonAdapter;
import tabuleiro.protocol.catalogue.BoardPicturesJsonJsonAdapter;
import tabuleiro.protocol.catalogue.CatalogueJson;
import tabuleiro.protocol.catalogue.CatalogueJsonJsonAdapter;
import tabuleiro.protocol.catalogue.DemoGameJson;
import tabuleiro.protocol.catalogue.DemoGameJson$FrameJsonAdapter;
import tabuleiro.protocol.catalogue.DemoGameJsonJsonAdapter;
import tabuleiro.protocol.catalogue.FamilyJson;
import tabuleiro.protocol.catalogue.FamilyJson$FieldJsonAdapter;
import tabuleiro.protocol.catalogue.FamilyJson$PlayerJsonAdapter;
import tabuleiro.protocol.catalogue.FamilyJson$ValueJsonAdapter;
import tabuleiro.protocol.catalogue.FamilyJson$VariantJsonAdapter;
import tabuleiro.protocol.catalogue.FamilyJsonJsonAdapter;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.catalogue.FeaturedBoardJsonJsonAdapter;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.protocol.catalogue.TextsJsonJsonAdapter;
import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.common.NoticeJsonJsonAdapter;
import tabuleiro.protocol.common.PongJson;
import tabuleiro.protocol.common.PongJsonJsonAdapter;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.common.ProblemJsonJsonAdapter;
import tabuleiro.protocol.game.ClockJson;
import tabuleiro.protocol.game.ClockJsonJsonAdapter;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.protocol.game.CreatedGameJsonJsonAdapter;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.protocol.game.EventJsonJsonAdapter;
import tabuleiro.protocol.game.EventsJson;
import tabuleiro.protocol.game.EventsJson$StoredEventJsonJsonAdapter;
import tabuleiro.protocol.game.EventsJsonJsonAdapter;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.GameJsonJsonAdapter;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.GameListEntryJsonJsonAdapter;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.protocol.game.GameListJsonJsonAdapter;
import tabuleiro.protocol.game.OffersJson;
import tabuleiro.protocol.game.OffersJsonJsonAdapter;
import tabuleiro.protocol.game.PlyPositionJson;
import tabuleiro.protocol.game.PlyPositionJsonJsonAdapter;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.protocol.game.PresenceJsonJsonAdapter;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.protocol.game.ReplyJsonJsonAdapter;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.protocol.game.SeatJsonJsonAdapter;
import tabuleiro.protocol.learn.RulesJson;
import tabuleiro.protocol.learn.RulesJson$ChapterJsonAdapter;
import tabuleiro.protocol.learn.RulesJson$LessonJsonAdapter;
import tabuleiro.protocol.learn.RulesJson$LinkJsonAdapter;
import tabuleiro.protocol.learn.RulesJson$ParagraphJsonAdapter;
import tabuleiro.protocol.learn.RulesJson$StrengthJsonAdapter;
import tabuleiro.protocol.learn.RulesJsonJsonAdapter;
import tabuleiro.protocol.position.BoardJson;
import tabuleiro.protocol.position.BoardJson$CellJsonAdapter;
import tabuleiro.protocol.position.BoardJsonJsonAdapter;
import tabuleiro.protocol.position.EffectJson;
import tabuleiro.protocol.position.EffectJsonJsonAdapter;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.protocol.position.HeadJsonJsonAdapter;
import tabuleiro.protocol.position.LegalMovesJson;
import tabuleiro.protocol.position.LegalMovesJsonJsonAdapter;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.MoveJsonJsonAdapter;
import tabuleiro.protocol.position.PieceJson;
import tabuleiro.protocol.position.PieceJsonJsonAdapter;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.protocol.position.PositionJson$AreaJsonAdapter;
import tabuleiro.protocol.position.PositionJson$HandJsonAdapter;
import tabuleiro.protocol.position.PositionJson$MarkJsonAdapter;
import tabuleiro.protocol.position.PositionJson$PlacedJsonAdapter;
import tabuleiro.protocol.position.PositionJsonJsonAdapter;
import tabuleiro.protocol.position.RefusalJson;
import tabuleiro.protocol.position.RefusalJsonJsonAdapter;
import tabuleiro.protocol.position.VariationJson;
import tabuleiro.protocol.position.VariationJsonJsonAdapter;
import tabuleiro.protocol.puzzle.PuzzleAnswerJson;
import tabuleiro.protocol.puzzle.PuzzleAnswerJsonJsonAdapter;
import tabuleiro.protocol.puzzle.PuzzleProgressJson;
import tabuleiro.protocol.puzzle.PuzzleProgressJsonJsonAdapter;
import tabuleiro.protocol.puzzle.PuzzleTaskJson;
import tabuleiro.protocol.puzzle.PuzzleTaskJsonJsonAdapter;
import tabuleiro.protocol.puzzle.StormJson;
import tabuleiro.protocol.puzzle.StormJsonJsonAdapter;
import tabuleiro.protocol.study.EngineLinesJson;
import tabuleiro.protocol.study.EngineLinesJson$ScoredVariationJsonAdapter;
import tabuleiro.protocol.study.EngineLinesJsonJsonAdapter;
import tabuleiro.protocol.study.OpenedTextJson;
import tabuleiro.protocol.study.OpenedTextJson$OpenedGameJsonAdapter;
import tabuleiro.protocol.study.OpenedTextJsonJsonAdapter;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.protocol.study.StudyJsonJsonAdapter;
import tabuleiro.protocol.study.StudyVariationJson;
import tabuleiro.protocol.study.StudyVariationJson$StudyMoveJsonAdapter;
import tabuleiro.protocol.study.StudyVariationJsonJsonAdapter;

/// Formats the answers of the operations as JSON.
public final class AnswerJson {
  private static final AdapterJsonb JSONB =
      new AdapterJsonb()
          .add(PuzzleAnswerJson.class, PuzzleAnswerJsonJsonAdapter::new)
          .add(PuzzleProgressJson.class, PuzzleProgressJsonJsonAdapter::new)
          .add(PuzzleTaskJson.class, PuzzleTaskJsonJsonAdapter::new)
          .add(StormJson.class, StormJsonJsonAdapter::new)
          .add(AnalysisStatusJson.class, AnalysisStatusJsonJsonAdapter::new)
          .add(ScoreCurveJson.class, ScoreCurveJsonJsonAdapter::new)
          .add(ScoreCurveJson.Point.class, ScoreCurveJson$PointJsonAdapter::new)
          .add(ScoreCurveJson.Turn.class, ScoreCurveJson$TurnJsonAdapter::new)
          .add(NoticeJson.class, NoticeJsonJsonAdapter::new)
          .add(PongJson.class, PongJsonJsonAdapter::new)
          .add(ClockJson.class, ClockJsonJsonAdapter::new)
          .add(CreatedGameJson.class, CreatedGameJsonJsonAdapter::new)
          .add(EventJson.class, EventJsonJsonAdapter::new)
          .add(EventsJson.class, EventsJsonJsonAdapter::new)
          .add(EventsJson.StoredEventJson.class, EventsJson$StoredEventJsonJsonAdapter::new)
          .add(GameJson.class, GameJsonJsonAdapter::new)
          .add(GameListEntryJson.class, GameListEntryJsonJsonAdapter::new)
          .add(GameListJson.class, GameListJsonJsonAdapter::new)
          .add(OffersJson.class, OffersJsonJsonAdapter::new)
          .add(PlyPositionJson.class, PlyPositionJsonJsonAdapter::new)
          .add(PresenceJson.class, PresenceJsonJsonAdapter::new)
          .add(ReplyJson.class, ReplyJsonJsonAdapter::new)
          .add(SeatJson.class, SeatJsonJsonAdapter::new)
          .add(OpenedTextJson.class, OpenedTextJsonJsonAdapter::new)
          .add(OpenedTextJson.OpenedGame.class, OpenedTextJson$OpenedGameJsonAdapter::new)
          .add(StudyJson.class, StudyJsonJsonAdapter::new)
          .add(StudyVariationJson.class, StudyVariationJsonJsonAdapter::new)
          .add(StudyVariationJson.StudyMove.class, StudyVariationJson$StudyMoveJsonAdapter::new)
          .add(EditorPiecesJson.class, EditorPiecesJsonJsonAdapter::new)
          .add(EditorPiecesJson.EditorPiece.class, EditorPiecesJson$EditorPieceJsonAdapter::new)
          .add(HintJson.class, HintJsonJsonAdapter::new)
          .add(PathResultJson.class, PathResultJsonJsonAdapter::new)
          .add(StaticEvaluationJson.class, StaticEvaluationJsonJsonAdapter::new)
          .add(
              StaticEvaluationJson.FeatureShare.class,
              StaticEvaluationJson$FeatureShareJsonAdapter::new)
          .add(BoardPicturesJson.class, BoardPicturesJsonJsonAdapter::new)
          .add(BoardPicturesJson.Picture.class, BoardPicturesJson$PictureJsonAdapter::new)
          .add(CatalogueJson.class, CatalogueJsonJsonAdapter::new)
          .add(DemoGameJson.class, DemoGameJsonJsonAdapter::new)
          .add(DemoGameJson.Frame.class, DemoGameJson$FrameJsonAdapter::new)
          .add(FamilyJson.class, FamilyJsonJsonAdapter::new)
          .add(FamilyJson.Field.class, FamilyJson$FieldJsonAdapter::new)
          .add(FamilyJson.Value.class, FamilyJson$ValueJsonAdapter::new)
          .add(FamilyJson.Variant.class, FamilyJson$VariantJsonAdapter::new)
          .add(FamilyJson.Player.class, FamilyJson$PlayerJsonAdapter::new)
          .add(FeaturedBoardJson.class, FeaturedBoardJsonJsonAdapter::new)
          .add(TextsJson.class, TextsJsonJsonAdapter::new)
          .add(ProblemJson.class, ProblemJsonJsonAdapter::new)
          .add(RulesJson.class, RulesJsonJsonAdapter::new)
          .add(RulesJson.Chapter.class, RulesJson$ChapterJsonAdapter::new)
          .add(RulesJson.Paragraph.class, RulesJson$ParagraphJsonAdapter::new)
          .add(RulesJson.Lesson.class, RulesJson$LessonJsonAdapter::new)
          .add(RulesJson.Link.class, RulesJson$LinkJsonAdapter::new)
          .add(RulesJson.Strength.class, RulesJson$StrengthJsonAdapter::new)
          .add(BoardJson.class, BoardJsonJsonAdapter::new)
          .add(BoardJson.Cell.class, BoardJson$CellJsonAdapter::new)
          .add(EffectJson.class, EffectJsonJsonAdapter::new)
          .add(HeadJson.class, HeadJsonJsonAdapter::new)
          .add(LegalMovesJson.class, LegalMovesJsonJsonAdapter::new)
          .add(MoveJson.class, MoveJsonJsonAdapter::new)
          .add(PieceJson.class, PieceJsonJsonAdapter::new)
          .add(PositionJson.class, PositionJsonJsonAdapter::new)
          .add(PositionJson.Area.class, PositionJson$AreaJsonAdapter::new)
          .add(PositionJson.Placed.class, PositionJson$PlacedJsonAdapter::new)
          .add(PositionJson.Hand.class, PositionJson$HandJsonAdapter::new)
          .add(PositionJson.Mark.class, PositionJson$MarkJsonAdapter::new)
          .add(RefusalJson.class, RefusalJsonJsonAdapter::new)
          .add(VariationJson.class, VariationJsonJsonAdapter::new)
          .add(EngineLinesJson.class, EngineLinesJsonJsonAdapter::new)
          .add(
              EngineLinesJson.ScoredVariation.class,
              EngineLinesJson$ScoredVariationJsonAdapter::new);

  private AnswerJson() {}

  /// Returns a record as JSON on one line.
  ///
  /// @param answer a record of the protocol
  public static String format(Object answer) {
    return JSONB.toJson(answer);
  }
}
