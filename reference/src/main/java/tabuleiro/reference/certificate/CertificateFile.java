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

/// A certificate on the disk: its header, its checksum and its payload.
///
/// @param file the certificate
/// @param claim the header
record CertificateFile(Path file, CertificateClaim claim) {
  private static final int LONGEST_LINE = 2000;

  /// Reads the header and compares the checksum.
  ///
  /// @throws CertificateException when the file is not a certificate or its checksum is wrong
  static CertificateFile open(Path file) throws CertificateException, IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      in.mark(CertificateClaim.BEGINNING.length());
      byte[] first = in.readNBytes(CertificateClaim.BEGINNING.length());
      if (!new String(first, StandardCharsets.ISO_8859_1).equals(CertificateClaim.BEGINNING)) {
        throw new CertificateException(CertificateFault.FOREIGN);
      }
      in.reset();
      List<String> lines = lines(in);
      CertificateClaim claim = CertificateClaim.parse(lines);
      lines.removeLast();
      if (!claim.sha256().equals(checksum(lines, in))) {
        throw new CertificateException(CertificateFault.CHECKSUM);
      }
      return new CertificateFile(file, claim);
    }
  }

  /// Reads the numbers of the payload.
  interface StrategyUse {
    void accept(StrategyReader strategy) throws CertificateException, IOException;
  }

  /// Reads the payload from its beginning.
  ///
  /// @param progress receives the count of numbers read, after each number
  /// @throws CertificateException when it does not end where the use of it ends
  void readStrategy(LongConsumer progress, StrategyUse use)
      throws CertificateException, IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      lines(in);
      StrategyReader strategy =
          new StrategyReader(new BufferedInputStream(new InflaterInputStream(in)), progress);
      use.accept(strategy);
      strategy.requireEnd(claim.entries());
    }
  }

  /// Reads the header's lines and the empty one.
  private static List<String> lines(InputStream in) throws CertificateException, IOException {
    List<String> lines = new ArrayList<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      lines.add(line);
      if (lines.size() > CertificateClaim.MAX_LINES) {
        throw new CertificateException(CertificateFault.FORMAT, "");
      }
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
