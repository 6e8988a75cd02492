package tabuleiro.protocol.puzzle;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.created;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.path;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature puzzle.
public final class PuzzleOperations {
  public static final Operation PUZZLE =
      Operation.get(
          "/api/v2/puzzles/{id}",
          "Get a puzzle without its solution",
          "read puzzles",
          path("id", "the identifier of the puzzle, or `daily` for that of today"),
          answer(PuzzleTaskJson.class),
          fails(404));

  public static final Operation ATTEMPT =
      Operation.post(
          "/api/v2/puzzles/{id}/attempts",
          "Try to solve a puzzle; the first attempt is rated",
          "puzzles",
          path("id", "the identifier of the puzzle"),
          request(
              PuzzleAttemptJson.class,
              """
              {"id": "try-1", "move": "d3d4"}\
              """),
          answer(PuzzleAnswerJson.class),
          PLAYERS,
          fails(404, 409));

  public static final Operation PROGRESS =
      Operation.get(
          "/api/v2/puzzles/mine",
          "Get the caller's rating and streak in puzzles",
          "read puzzles",
          answer(PuzzleProgressJson.class),
          PLAYERS);

  public static final Operation BEGIN_STORM =
      Operation.post(
          "/api/v2/puzzles/storms",
          "Begin a run against the clock",
          "puzzles",
          request(
              NewStormJson.class,
              """
              {"id": "run-1"}\
              """),
          created(StormJson.class),
          PLAYERS,
          fails(404, 409));

  public static final Operation STORM =
      Operation.get(
          "/api/v2/puzzles/storms/{storm}",
          "Get a run against the clock",
          "read puzzles",
          answer(StormJson.class),
          PLAYERS,
          fails(404));

  public static final Operation ANSWER_STORM =
      Operation.post(
          "/api/v2/puzzles/storms/{storm}/answers",
          "Answer the current puzzle of a run",
          "puzzles",
          request(
              StormAnswerJson.class,
              """
              {"answered": 0, "move": "d3d4"}\
              """),
          answer(StormJson.class),
          PLAYERS,
          fails(404, 409));

  private PuzzleOperations() {}
}
