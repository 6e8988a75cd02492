package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.reference.certificate.CertificateClaim;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.CheckpointException;
import tabuleiro.solver.weak.ProvenResultsFile;

/// The result of a certificate that the checker has accepted.
///
/// @param claim what the certificate proves
record AcceptedResult(CertificateClaim claim) {
  /// Adds the value to a file of proven results, and says so on standard error.
  ///
  /// @param file an existing file of the same board
  /// @throws CommandException when the file is not one, or cannot be read or written
  void addTo(Path file, CommandContext context) {
    Game game = GameOptions.game(context.messages(), claim.game(), Optional.of(claim.variant()));
    SolverGame solved = SolveCommand.solverGame(game);
    Position position = game.parse(claim.position());
    try {
      ProvenResultsFile.add(file, solved, position, value(position.sideToMove()), nodes());
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
    context.printError(context.messages().format("check-added", file.toString()));
  }

  private GameValue value(Side toMove) {
    return switch (claim.value()) {
      case "draw" -> GameValue.DRAW;
      case "first" -> toMove == Side.FIRST ? GameValue.WIN : GameValue.LOSS;
      default -> toMove == Side.SECOND ? GameValue.WIN : GameValue.LOSS;
    };
  }

  /// Estimates the nodes of the solver from the size of the proof.
  private long nodes() {
    return Math.max(1, Math.max(claim.entries(), claim.leaves() * claim.frontierNodes()));
  }
}
