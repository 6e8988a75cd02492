package tabuleiro.solver.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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

  static ForgedCertificates of(Position position, int search) throws IOException {
    GenericSolverGame game = new GenericSolverGame(position.game());
    Path file = Files.createTempFile("forged", ".certificate");
    new Certificate(game, position, game.winner(position), game, search).write(file, n -> {});
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
