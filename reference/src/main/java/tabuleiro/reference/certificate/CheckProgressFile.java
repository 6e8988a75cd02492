package tabuleiro.reference.certificate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.CRC32;

/// The file with the progress of a check: how many positions of the frontier are proven, counted
/// from the first one without a gap. It is trusted, like a checkpoint of the solver.
///
/// ```
/// tabuleiro check 1
/// certificate (the checksum of the certificate)
/// proven 12000
/// crc32 (of the lines above, 8 digits of the base 16)
/// ```
final class CheckProgressFile {
  private static final String FORMAT = "tabuleiro check 1";
  private static final int LINES = 4;
  private static final long MAX_BYTES = 1000;

  private final Path file;
  private final String sha256;

  /// @param sha256 the checksum of the certificate
  CheckProgressFile(Path file, String sha256) {
    this.file = file;
    this.sha256 = sha256;
  }

  /// Reads the number of proven positions; 0 when there is no file.
  ///
  /// @throws CertificateException when the file is damaged or belongs to another certificate
  long read() throws CertificateException, IOException {
    if (!Files.exists(file)) {
      return 0;
    }
    List<String> lines =
        Files.size(file) > MAX_BYTES
            ? List.of()
            : List.of(Files.readString(file, StandardCharsets.ISO_8859_1).split("\n", -1));
    if (lines.size() != LINES + 1
        || !lines.get(2).matches("proven [0-9]{1,15}")
        || !String.join("\n", lines).equals(text(Long.parseLong(lines.get(2).substring(7))))) {
      throw new CertificateException(CertificateFault.RESUME, file);
    }
    return Long.parseLong(lines.get(2).substring(7));
  }

  /// Replaces the file.
  void write(long proven) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(next, text(proven), StandardCharsets.US_ASCII);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /// Deletes the file when the check is over.
  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  private String text(long proven) {
    String lines = FORMAT + "\ncertificate " + sha256 + "\nproven " + proven + "\n";
    CRC32 sum = new CRC32();
    sum.update(lines.getBytes(StandardCharsets.US_ASCII));
    return lines + "crc32 %08x\n".formatted(sum.getValue());
  }
}
