package tabuleiro.solver.certificate;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import tabuleiro.rules.Position;
import tabuleiro.solver.GenericSolverGame;

/// A valid certificate whose header can be changed, with a correct checksum for the changed header.
final class ForgedCertificates {
  private final String header;
  private final byte[] payload;

  private ForgedCertificates(String header, byte[] payload) {
    this.header = header;
    this.payload = payload;
  }

  static ForgedCertificates of(Position position, CertificateForm form) throws IOException {
    GenericSolverGame game = new GenericSolverGame(position.game());
    Path file = Files.createTempFile("forged", ".certificate");
    new Certificate(game, position, game.winner(position), _ -> game, form, 1).write(file, n -> {});
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.delete(file);
    int sum = text.indexOf("sha256 ");
    int end = text.indexOf("\n\n") + 2;
    return new ForgedCertificates(
        text.substring(0, sum), text.substring(end).getBytes(StandardCharsets.ISO_8859_1));
  }

  ForgedCertificates replace(String old, String now) {
    if (!header.contains(old)) {
      throw new IllegalArgumentException(header);
    }
    return new ForgedCertificates(header.replace(old, now), payload);
  }

  /// Returns a certificate that claims that the other side wins.
  ForgedCertificates withOtherWinner() {
    return header.contains("value first")
        ? replace("value first", "value second")
        : replace("value second", "value first");
  }

  /// Returns the numbers of the strategy.
  List<Integer> entries() throws IOException {
    List<Integer> entries = new ArrayList<>();
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(payload))) {
      for (int part = in.read(); part >= 0; part = in.read()) {
        int number = part & 0x7f;
        for (int shift = 7; part >= 0x80; shift += 7) {
          part = in.read();
          number |= (part & 0x7f) << shift;
        }
        entries.add(number);
      }
    }
    return entries;
  }

  /// Returns a certificate with other numbers, and with a header that counts them.
  ForgedCertificates withEntries(List<Integer> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int entry : entries) {
      CertificateLog.encode(entry, bytes);
    }
    long leaves = entries.stream().filter(entry -> entry == 0).count();
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(packed)) {
      bytes.writeTo(out);
    }
    String counted =
        header
            .replaceFirst("(?m)^entries .*", "entries " + entries.size())
            .replaceFirst("(?m)^leaves .*", "leaves " + leaves);
    return new ForgedCertificates(counted, packed.toByteArray());
  }

  void write(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update((header + "\n").getBytes(StandardCharsets.ISO_8859_1));
      digest.update(payload);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      String sum = "sha256 " + HexFormat.of().formatHex(digest.digest()) + "\n\n";
      out.writeBytes((header + sum).getBytes(StandardCharsets.ISO_8859_1));
      out.writeBytes(payload);
      Files.write(file, out.toByteArray());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
