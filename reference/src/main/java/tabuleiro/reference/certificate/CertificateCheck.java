package tabuleiro.reference.certificate;

import java.io.IOException;
import java.nio.file.Path;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;

/// Checks a certificate: reads it once for its checksum, and then to traverse the strategy.
public final class CertificateCheck {
  private final CertificateFile file;
  private final ReferenceGame reference;

  private CertificateCheck(CertificateFile file, ReferenceGame reference) {
    this.file = file;
    this.reference = reference;
  }

  /// Opens a certificate and reads its claim.
  ///
  /// @param file the certificate
  /// @return a check that is ready to run
  /// @throws CertificateException when the file is not a certificate or its checksum is wrong
  /// @throws IOException when the file cannot be read
  public static CertificateCheck open(Path file) throws CertificateException, IOException {
    CertificateFile opened = CertificateFile.open(file);
    ReferenceGame reference = game(opened.claim());
    try {
      reference.parse(opened.claim().position());
    } catch (IllegalArgumentException e) {
      throw new CertificateException(CertificateFault.POSITION, opened.claim().position());
    }
    return new CertificateCheck(opened, reference);
  }

  /// Returns the claim of the certificate.
  ///
  /// @return the claim; nothing of it is proven before [#run]
  public CertificateClaim claim() {
    return file.claim();
  }

  /// Traverses all games in which the side follows the certificate's strategy, and then proves the
  /// positions of the frontier, if there is one. The traversal needs 11 to 44 bytes of memory for
  /// each position visited, the searches the memory of the settings.
  ///
  /// @param settings how to check
  /// @param listener receives the progress
  /// @return whether the certificate was found valid; false when the check was stopped
  /// @throws CertificateException when the strategy does not prove the value
  /// @throws IOException when a file cannot be read or written
  public boolean run(CheckSettings settings, CheckListener listener)
      throws CertificateException, IOException {
    try {
      CheckerGame game =
          CheckerGame.of(claim().game(), claim().variant(), reference, settings.isPlain());
      if (claim().isTwoStage()) {
        new FrontierCheck(file, game, settings, listener).run();
      } else {
        runOneStage(game, settings, listener);
      }
      return true;
    } catch (CheckStoppedException e) {
      return false;
    }
  }

  private void runOneStage(CheckerGame game, CheckSettings settings, CheckListener listener)
      throws CertificateException, IOException {
    int plies = claim().searchPlies();
    file.readStrategy(
        listener::entriesRead,
        strategy -> {
          for (StrategyGoal goal : StrategyGoal.ofValue(claim().value())) {
            CheckerTrail trail = game.trail(claim().position());
            FingerprintSet met = new FingerprintSet(game.hasExactKeys());
            new StrategyChecker(goal, strategy, trail, met, new LastPlies(goal, plies, settings))
                .check();
          }
        });
  }

  /// Proves each leaf by minimax to a small depth.
  private record LastPlies(StrategyGoal goal, int plies, CheckSettings settings)
      implements StrategyChecker.Visitor {
    @Override
    public void visit(CheckerTrail trail) {
      if (settings.stop().getAsBoolean()) {
        throw new CheckStoppedException();
      }
    }

    @Override
    public void leave(CheckerTrail trail) throws CertificateException {
      StrategyChecker.require(goal.isReachedWithin(trail, plies), trail);
    }
  }

  private static ReferenceGame game(CertificateClaim claim) throws CertificateException {
    try {
      return ReferenceGames.game(claim.game(), claim.variant());
    } catch (IllegalArgumentException e) {
      throw new CertificateException(CertificateFault.GAME, claim.game() + " " + claim.variant());
    }
  }
}
