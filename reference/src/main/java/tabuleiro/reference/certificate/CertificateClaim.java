package tabuleiro.reference.certificate;

import java.util.List;

/// The claim of a certificate.
///
/// @param game the game, such as `talpa`
/// @param variant the variant, such as `5x5`
/// @param position the position's text
/// @param value `first`, `second` or `draw`
/// @param isTwoStage whether the strategy ends at a frontier, whose positions the checker proves by
///   its own search
/// @param searchPlies in one stage, the maximum depth of the checker's own search, in plies; 0 in
///   two stages
/// @param frontierNodes in two stages, the number of nodes in which the solver proved each position
///   of the frontier; 0 in one stage
/// @param leaves in two stages, the number of positions of the frontier; 0 in one stage
/// @param entries the number of entries of the strategy
/// @param sha256 the checksum, 64 hexadecimal digits
public record CertificateClaim(
    String game,
    String variant,
    String position,
    String value,
    boolean isTwoStage,
    int searchPlies,
    long frontierNodes,
    long leaves,
    long entries,
    String sha256) {
  /// How every certificate begins, of any version.
  static final String BEGINNING = "tabuleiro certificate ";

  /// The greatest number of header lines before the empty line.
  static final int MAX_LINES = 8;

  private static final String NUMBER = "0|[1-9][0-9]{0,14}";

  /// Reads the lines before the empty one. The last one has the checksum, which does not cover it.
  ///
  /// @throws CertificateException when one is missing or wrong
  static CertificateClaim parse(List<String> lines) throws CertificateException {
    HeaderLines header = new HeaderLines(lines);
    String format = header.next(BEGINNING.strip(), "[23]");
    boolean isTwoStage = format.equals("3");
    String[] game = header.next("game", "[a-z]+ [a-z0-9-]+").split(" ", -1);
    String position = header.next("position", "[!-~ ]+");
    String value = header.next("value", "first|second|draw");
    int plies = isTwoStage ? 0 : Integer.parseInt(header.next("search", "[0-9]"));
    long nodes = isTwoStage ? Long.parseLong(header.next("frontier", NUMBER)) : 0;
    long leaves = isTwoStage ? Long.parseLong(header.next("leaves", NUMBER)) : 0;
    long entries = Long.parseLong(header.next("entries", NUMBER));
    String sha256 = header.next("sha256", "[0-9a-f]{64}");
    header.requireEnd();
    return new CertificateClaim(
        game[0], game[1], position, value, isTwoStage, plies, nodes, leaves, entries, sha256);
  }

  /// Reads lines of a name and a value.
  private static final class HeaderLines {
    private final List<String> lines;
    private int read;

    HeaderLines(List<String> lines) {
      this.lines = lines;
    }

    String next(String name, String pattern) throws CertificateException {
      String line = read < lines.size() ? lines.get(read) : "";
      read++;
      String value = line.startsWith(name + " ") ? line.substring(name.length() + 1) : "";
      if (!value.matches(pattern)) {
        throw new CertificateException(CertificateFault.FORMAT, name);
      }
      return value;
    }

    void requireEnd() throws CertificateException {
      if (read != lines.size()) {
        throw new CertificateException(CertificateFault.FORMAT, "");
      }
    }
  }
}
