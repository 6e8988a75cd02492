package tabuleiro.reference.certificate;

import java.util.List;

/// The claim of a certificate.
///
/// @param game the game, such as `talpa`
/// @param variant the variant, such as `5x5`
/// @param position the position's text
/// @param value `first`, `second` or `draw`
/// @param searchPlies the maximum depth of the checker's own search, in plies
/// @param entries the number of entries of the strategy
/// @param sha256 the checksum, 64 hexadecimal digits
public record CertificateClaim(
    String game,
    String variant,
    String position,
    String value,
    int searchPlies,
    long entries,
    String sha256) {
  /// The number of header lines before the empty line.
  static final int LINES = 7;

  /// The index of the checksum's line, which the checksum does not cover.
  static final int CHECKSUM = 6;

  private static final String NUMBER = "0|[1-9][0-9]{0,14}";

  /// Reads the lines.
  ///
  /// @throws CertificateException when one is missing or wrong
  static CertificateClaim parse(List<String> lines) throws CertificateException {
    if (!lines.getFirst().equals("tabuleiro certificate 2")) {
      throw new CertificateException(CertificateFault.FORMAT, "tabuleiro certificate 2");
    }
    String[] game = value(lines.get(1), "game", "[a-z]+ [a-z0-9-]+").split(" ", -1);
    return new CertificateClaim(
        game[0],
        game[1],
        value(lines.get(2), "position", "[!-~ ]+"),
        value(lines.get(3), "value", "first|second|draw"),
        Integer.parseInt(value(lines.get(4), "search", "[0-9]")),
        Long.parseLong(value(lines.get(5), "entries", NUMBER)),
        value(lines.get(CHECKSUM), "sha256", "[0-9a-f]{64}"));
  }

  private static String value(String line, String name, String pattern)
      throws CertificateException {
    String value = line.startsWith(name + " ") ? line.substring(name.length() + 1) : "";
    if (!value.matches(pattern)) {
      throw new CertificateException(CertificateFault.FORMAT, name);
    }
    return value;
  }
}
