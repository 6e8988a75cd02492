package tabuleiro.solver.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongConsumer;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.SolverStrategy;

/// A certificate to be written: a proof of the value of a position.
///
/// @param game the game of the position
/// @param position whose value is proven
/// @param winner the side that wins with perfect play; empty for a draw
/// @param strategies makes a strategy for one thread: a move that keeps the value, for every
///   position that the strategy can reach. What it is given says when to stop; it then ends in a
///   [java.util.concurrent.CancellationException]
/// @param form what the certificate leaves to the checker's own search
/// @param threads the number of threads, at least 1. With one, the same strategy gives the same
///   file. More of them are used in two stages only, where positions may have to be proven again
public record Certificate(
    SolverGame game,
    Position position,
    Optional<Side> winner,
    Function<BooleanSupplier, SolverStrategy> strategies,
    CertificateForm form,
    int threads) {
  /// Writes the certificate. An existing file of that name is replaced after everything has been
  /// written. Until then a second file in the same folder, whose name ends in `.part`, has the
  /// entries so far. The next run continues from it.
  ///
  /// @param progress receives the number of entries so far, repeatedly
  /// @return the number of entries
  /// @throws IOException when a file cannot be written
  /// @throws tabuleiro.solver.weak.CheckpointException when that second file is the beginning of
  ///   another certificate
  /// @throws IllegalStateException when the strategy does not keep the value
  public long write(Path file, LongConsumer progress) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Path payload = file.resolveSibling(file.getFileName() + ".payload");
    long count;
    try (CertificateLog entries = CertificateLog.open(part, claim() + form.limit(), progress)) {
      traverse(entries);
      entries.packTo(payload);
      String header =
          claim() + form.headerLines(entries.leaves()) + "entries " + entries.count() + "\n";
      replace(file, header, payload);
      count = entries.count();
    } catch (IllegalStateException e) {
      Files.deleteIfExists(part); // A wrong strategy has no continuation.
      throw e;
    } finally {
      Files.deleteIfExists(payload);
    }
    Files.delete(part);
    return count;
  }

  private void traverse(CertificateLog entries) throws IOException {
    SolverStrategy strategy = strategies.apply(() -> false);
    LeafRule leaves = form.leafRule(strategy);
    int helpers = form.isTwoStage() ? threads - 1 : 0;
    for (ProofGoal goal : goals()) {
      try (ProofsAhead _ = new ProofsAhead(goal, form, game, position, strategies, helpers)) {
        new StrategyTraversal(goal, strategy, game.trail(position), leaves, entries)
            .traverse(position);
      }
    }
  }

  private static void replace(Path file, String header, Path payload) throws IOException {
    String sum = "sha256 " + sum(header + "\n", payload) + "\n\n";
    AtomicFile.write(
        file,
        channel -> {
          OutputStream out = Channels.newOutputStream(channel);
          out.write((header + sum).getBytes(StandardCharsets.US_ASCII));
          Files.copy(payload, out);
        });
  }

  private List<ProofGoal> goals() {
    return winner
        .map(side -> List.of(new ProofGoal(side, true)))
        .orElse(List.of(new ProofGoal(Side.FIRST, false), new ProofGoal(Side.SECOND, false)));
  }

  /// Returns the lines of the header that say what is proven.
  private String claim() {
    String value = winner.map(Side::key).orElse("draw");
    return """
    tabuleiro certificate %d
    game %s %s
    position %s
    value %s
    """
        .formatted(
            form.version(),
            game.game().id().game(),
            game.game().id().variant(),
            position.format(),
            value);
  }

  private static String sum(String header, Path payload) throws IOException {
    MessageDigest digest = sha256();
    digest.update(header.getBytes(StandardCharsets.US_ASCII));
    try (OutputStream sum = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
      Files.copy(payload, sum);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime supports SHA-256", e);
    }
  }
}
