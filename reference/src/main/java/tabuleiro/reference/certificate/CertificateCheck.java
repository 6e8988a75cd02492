package tabuleiro.reference.certificate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.zip.InflaterInputStream;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.reference.ReferencePosition;

/// Checks a certificate: reads it twice, once for its checksum and once to traverse the strategy.
public final class CertificateCheck {
  private static final int LONGEST_LINE = 2000;

  private final Path file;
  private final CertificateClaim header;
  private final ReferencePosition position;

  private CertificateCheck(Path file, CertificateClaim header, ReferencePosition position) {
    this.file = file;
    this.header = header;
    this.position = position;
  }

  /// Opens a certificate and reads its claim.
  ///
  /// @param file the certificate
  /// @return a check that is ready to run
  /// @throws CertificateException when the file is not a certificate or its checksum is wrong
  /// @throws IOException when the file cannot be read
  public static CertificateCheck open(Path file) throws CertificateException, IOException {
    CertificateClaim header;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      List<String> lines = lines(in);
      header = CertificateClaim.parse(lines);
      lines.remove(CertificateClaim.CHECKSUM);
      if (!header.sha256().equals(checksum(lines, in))) {
        throw new CertificateException(CertificateFault.CHECKSUM);
      }
    }
    return new CertificateCheck(file, header, position(header));
  }

  /// Returns the claim of the certificate.
  ///
  /// @return the claim; nothing of it is proven before [#run(LongConsumer)]
  public CertificateClaim claim() {
    return header;
  }

  /// Traverses all games in which the side follows the certificate's strategy. Needs 24 to 48 bytes
  /// of memory for each position visited.
  ///
  /// @param progress receives the number of entries used so far, repeatedly
  /// @throws CertificateException when the strategy does not prove the value
  /// @throws IOException when the file cannot be read
  public void run(LongConsumer progress) throws CertificateException, IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      lines(in);
      StrategyReader strategy =
          new StrategyReader(new BufferedInputStream(new InflaterInputStream(in)), progress);
      for (StrategyGoal goal : goals(header.value())) {
        new StrategyChecker(goal, strategy, header.searchPlies()).check(position);
      }
      strategy.requireEnd(header.entries());
    }
  }

  private static List<StrategyGoal> goals(String value) {
    return switch (value) {
      case "first" -> List.of(new StrategyGoal(true, true));
      case "second" -> List.of(new StrategyGoal(false, true));
      default -> List.of(new StrategyGoal(true, false), new StrategyGoal(false, false));
    };
  }

  private static ReferencePosition position(CertificateClaim header) throws CertificateException {
    ReferenceGame game = game(header);
    try {
      return game.parse(header.position());
    } catch (IllegalArgumentException e) {
      throw new CertificateException(CertificateFault.POSITION, header.position());
    }
  }

  private static ReferenceGame game(CertificateClaim header) throws CertificateException {
    try {
      return ReferenceGames.game(header.game(), header.variant());
    } catch (IllegalArgumentException e) {
      throw new CertificateException(CertificateFault.GAME, header.game() + " " + header.variant());
    }
  }

  /// Reads the header's lines and the empty one.
  private static List<String> lines(InputStream in) throws CertificateException, IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < CertificateClaim.LINES; i++) {
      lines.add(line(in));
    }
    if (!line(in).isEmpty()) {
      throw new CertificateException(CertificateFault.FORMAT, "");
    }
    return lines;
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    while (next >= 0 && next != '\n' && line.length() < LONGEST_LINE) {
      line.append((char) next);
      next = in.read();
    }
    return line.toString();
  }

  /// Computes the checksum of the given lines and the rest of the file.
  private static String checksum(List<String> lines, InputStream rest) throws IOException {
    MessageDigest digest = sha256();
    digest.update((String.join("\n", lines) + "\n\n").getBytes(StandardCharsets.ISO_8859_1));
    byte[] buffer = new byte[1 << 16];
    for (int length = rest.read(buffer); length >= 0; length = rest.read(buffer)) {
      digest.update(buffer, 0, length);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /// Creates a new digest.
  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }
}
