package tabuleiro.solver.certificate;

import java.io.BufferedOutputStream;
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
import java.util.function.LongConsumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
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
/// @param strategy a move that keeps the value, for every position that the strategy can reach
/// @param searchPlies the number of last plies that the certificate leaves to the checker's own
///   search, from 0 to 9
public record Certificate(
    SolverGame game,
    Position position,
    Optional<Side> winner,
    SolverStrategy strategy,
    int searchPlies) {
  private static final int MAX_SEARCH_PLIES = 9;

  /// Checks the number of plies.
  ///
  /// @throws IllegalArgumentException when it is not from 0 to 9
  public Certificate {
    if (searchPlies < 0 || searchPlies > MAX_SEARCH_PLIES) {
      throw new IllegalArgumentException(
          "the checker searches from 0 to 9 plies, not " + searchPlies);
    }
  }

  /// Writes the certificate. An existing file of that name is replaced after everything has been
  /// written.
  ///
  /// @param progress receives the number of entries written so far, repeatedly
  /// @return the number of entries
  /// @throws IOException when the file cannot be written
  /// @throws IllegalStateException when the strategy does not keep the value
  public long write(Path file, LongConsumer progress) throws IOException {
    Path payload = file.resolveSibling(file.getFileName() + ".payload");
    try {
      long entries = writePayload(payload, progress);
      String header = header(entries);
      String sum = "sha256 " + sum(header + "\n", payload) + "\n\n";
      AtomicFile.write(
          file,
          channel -> {
            OutputStream out = Channels.newOutputStream(channel);
            out.write((header + sum).getBytes(StandardCharsets.US_ASCII));
            Files.copy(payload, out);
          });
      return entries;
    } finally {
      Files.deleteIfExists(payload);
    }
  }

  private long writePayload(Path file, LongConsumer progress) throws IOException {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (OutputStream out =
        new BufferedOutputStream(
            new DeflaterOutputStream(Files.newOutputStream(file), deflater, 1 << 16))) {
      CertificateEntryWriter entries = new CertificateEntryWriter(out, progress);
      for (ProofGoal goal : goals()) {
        new StrategyTraversal(goal, strategy, game.trail(position), searchPlies, entries)
            .traverse(position);
      }
      return entries.count();
    } finally {
      deflater.end();
    }
  }

  private List<ProofGoal> goals() {
    return winner
        .map(side -> List.of(new ProofGoal(side, true)))
        .orElse(List.of(new ProofGoal(Side.FIRST, false), new ProofGoal(Side.SECOND, false)));
  }

  private String header(long entries) {
    String value = winner.map(side -> side == Side.FIRST ? "first" : "second").orElse("draw");
    return """
    tabuleiro certificate 2
    game %s %s
    position %s
    value %s
    search %d
    entries %d
    """
        .formatted(
            game.game().id().game(),
            game.game().id().variant(),
            position.format(),
            value,
            searchPlies,
            entries);
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
