package tabuleiro.server.account;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/// The 10,000 most frequent passwords, of which NIST SP 800-63B asks that none be accepted; see the
/// file NOTICE for their source. They are in lower case.
///
/// @param passwords the list
record CommonPasswords(Set<String> passwords) {
  private static final String RESOURCE = "common-passwords.txt.gz";

  /// Rows of the keyboard and of the alphabet, in which neighbours follow each other.
  private static final String ROWS =
      "abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm";

  /// The share of neighbouring characters from which a password is a sequence. A guess.
  private static final double SEQUENCE_FROM = 0.75;

  /// Reads the list.
  static CommonPasswords read() {
    InputStream resource =
        Optional.ofNullable(CommonPasswords.class.getResourceAsStream(RESOURCE))
            .orElseThrow(() -> new IllegalStateException("no resource " + RESOURCE));
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(resource), StandardCharsets.UTF_8))) {
      return new CommonPasswords(lines.lines().collect(Collectors.toUnmodifiableSet()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns whether a password is on the list, also with capitals, with spaces, or with digits and
  /// signs around it; or is a repetition or a sequence.
  boolean isCommon(String password) {
    String plain =
        Normalizer.normalize(password, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
    String joined = plain.replaceAll("[\\s_.-]+", "");
    return Stream.of(plain, joined, unit(joined))
            .flatMap(text -> Stream.of(text, trimmed(text)))
            .flatMap(text -> Stream.of(text, withLetters(text)))
            .anyMatch(text -> passwords.contains(text))
        || unit(joined).length() <= Math.min(6, joined.length() / 2)
        || isSequence(joined);
  }

  private static String trimmed(String text) {
    return text.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
  }

  private static String withLetters(String text) {
    return text.replace('0', 'o')
        .replace('1', 'l')
        .replace('3', 'e')
        .replace('4', 'a')
        .replace('5', 's')
        .replace('@', 'a')
        .replace('$', 's')
        .replace('!', 'i');
  }

  /// Returns the shortest text of which a text is a repetition, the last one perhaps cut off.
  private static String unit(String text) {
    for (int length = 1; length < text.length(); length++) {
      if (text.startsWith(text.substring(length))) {
        return text.substring(0, length);
      }
    }
    return text;
  }

  private static boolean isSequence(String text) {
    long pairs = Math.max(1, text.length() - 1);
    long neighbours = 0;
    for (int i = 0; i + 1 < text.length(); i++) {
      String pair = text.substring(i, i + 2);
      String back = new StringBuilder(pair).reverse().toString();
      if (ROWS.contains(pair) || ROWS.contains(back) || pair.charAt(0) == pair.charAt(1)) {
        neighbours++;
      }
    }
    return (double) neighbours / pairs >= SEQUENCE_FROM;
  }
}
