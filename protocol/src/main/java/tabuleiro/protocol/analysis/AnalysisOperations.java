package tabuleiro.protocol.analysis;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.number;
import static tabuleiro.protocol.operation.Part.query;
import static tabuleiro.protocol.operation.Part.receives;
import static tabuleiro.protocol.operation.Part.sends;

import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.position.LegalMovesJson;
import tabuleiro.protocol.position.VariationJson;
import tabuleiro.protocol.study.EngineLinesJson;

/// The operations of the feature analysis.
public final class AnalysisOperations {
  public static final Operation CURVE =
      Operation.get(
          "/api/v2/games/{id}/curve",
          "Get the evaluation curve of a finished game, as far as it is computed",
          "read own",
          answer(ScoreCurveJson.class));

  public static final Operation HINT =
      Operation.get(
          "/api/v2/games/{id}/hint",
          "Get a hint, as the player to move against a computer",
          "read own",
          answer(HintJson.class),
          fails(409));

  public static final Operation POSITION =
      Operation.get(
          "/api/v2/positions/{game}/{variant}",
          "Get the position after a sequence of moves",
          "read studies",
          query("position", "the text of the initial position; default: the variant's own"),
          number("seed", "the seed of a random start; default: 1"),
          query("moves", "the moves, separated by spaces"),
          query("targets", "the click path of one more move, separated by spaces"),
          answer(VariationJson.class),
          fails(404));

  public static final Operation MOVES =
      Operation.get(
          "/api/v2/positions/{game}/{variant}/moves",
          "List the legal moves of a position as texts",
          "read studies",
          query("position", "the text of the initial position; default: the variant's own"),
          number("seed", "the seed of a random start; default: 1"),
          query("moves", "moves from that position, separated by spaces"),
          answer(LegalMovesJson.class),
          fails(404));

  public static final Operation TRY =
      Operation.get(
          "/api/v2/positions/{game}/{variant}/move-check",
          "Check a click path without playing it",
          "read studies",
          query("position", "the text of the initial position; default: the variant's own"),
          number("seed", "the seed of a random start; default: 1"),
          query("moves", "the moves, separated by spaces"),
          query("targets", "the cells, tiles and rotations of the click path, separated by spaces"),
          answer(PathResultJson.class),
          fails(404));

  public static final Operation HELP_CHECK =
      Operation.get(
          "/api/v2/positions/{game}/{variant}/help-check",
          "Find out with which positions of a variation the site gives no help",
          "read studies",
          query("position", "the text of the initial position; default: the variant's own"),
          number("seed", "the seed of a random start; default: 1"),
          query("moves", "the moves, separated by spaces"),
          answer(HelpCheckJson.class),
          fails(404));

  public static final Operation EDITOR =
      Operation.get(
          "/api/v2/positions/{game}/{variant}/editor",
          "Get the pieces and letters that a position editor needs",
          "read studies",
          answer(EditorPiecesJson.class),
          fails(404));

  public static final Operation ENGINE =
      Operation.socket(
          "/api/v2/analysis",
          "analyse positions and finished games with the engine",
          "studies",
          receives(AnalysisRequestJson.class),
          sends(
              StaticEvaluationJson.class,
              EngineLinesJson.class,
              ScoreCurveJson.class,
              AnalysisStatusJson.class,
              NoticeJson.class));

  private AnalysisOperations() {}
}
