package tabuleiro.view.opening;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import tabuleiro.play.Result;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.ProvenTable;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.certificate.CertificateReader;
import tabuleiro.solver.weak.ProvenResultsFile;
import tabuleiro.view.catalogue.SolvedBoard;

/// What is proven about the positions of openings: the results with perfect play. The proofs are
/// the files of `docs/results`, which the build puts into the jar: the certificates of small
/// boards, and what the solver has proven about a board whose certificate is too slow to read. Of
/// the other solved boards the start is known. A board is read when it is first asked for, which
/// takes up to a second. Thread-safe.
final class OpeningProofs {
  private final Map<GameId, Optional<ProvenTable>> boards = new ConcurrentHashMap<>();

  /// Returns the result of a position with perfect play; [Result#NONE] when it is not proven.
  Result result(Position position) {
    return of(position.game())
        .map(proven -> result(proven.value(position), position.sideToMove()))
        .orElse(Result.NONE);
  }

  /// Returns the moves of a position whose results with perfect play are proven, each with the
  /// result.
  Map<Integer, Result> moveResults(Position position) {
    Map<Integer, Result> results = new LinkedHashMap<>();
    of(position.game())
        .ifPresent(proven ->
            proven
                .moveValues(position)
                .forEach((move, value) -> results.put(move, result(value, position.sideToMove()))));
    return results;
  }

  private static Result result(GameValue value, Side toMove) {
    return switch (value) {
      case UNKNOWN -> Result.NONE;
      case DRAW -> Result.DRAW;
      case WIN, LOSS ->
          value.winner(toMove).equals(Optional.of(Side.FIRST))
              ? Result.FIRST_WINS
              : Result.SECOND_WINS;
    };
  }

  private Optional<ProvenTable> of(Game game) {
    return boards.computeIfAbsent(
        game.id(),
        _ ->
            SolverGames.of(game)
                .filter(SolverGame::hasExactKeys)
                .flatMap(solver ->
                    certificate(solver).or(() -> solverResults(solver)).or(() -> start(solver))));
  }

  private static Optional<ProvenTable> certificate(SolverGame game) {
    try (InputStream in = OpeningProofs.class.getResourceAsStream(name(game, "certificate"))) {
      return in == null ? Optional.empty() : Optional.of(CertificateReader.read(in, game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<ProvenTable> solverResults(SolverGame game) {
    String name = name(game, "proven");
    try (InputStream in = OpeningProofs.class.getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(ProvenResultsFile.read(in.readAllBytes(), name, game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<ProvenTable> start(SolverGame game) {
    return SolvedBoard.all().stream()
        .filter(board -> board.game().id().equals(game.game().id()))
        .findFirst()
        .map(board -> start(game, board.value()));
  }

  private static ProvenTable start(SolverGame game, String value) {
    Position start = game.game().start(0);
    LongStream key = LongStream.of(game.trail(start).key());
    LongStream none = LongStream.empty();
    String toMove = start.sideToMove().key();
    if (value.equals("draw")) {
      return new ProvenTable(game, none, key, LongStream.empty());
    }
    return value.equals(toMove)
        ? new ProvenTable(game, key, none, LongStream.empty())
        : new ProvenTable(game, none, LongStream.empty(), key);
  }

  private static String name(SolverGame game, String ending) {
    return "proofs/" + game.game().id().game() + "-" + game.game().id().variant() + "." + ending;
  }
}
