package tabuleiro.prose;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import org.languagetool.LtBuildInfo;

/// The files in which this version of the checker has found nothing, by the hashes of their
/// contents, so that only what has changed is checked: all texts take minutes. The system property
/// `prose` decides: without it the list is read, with `all` every file is checked, with `record`
/// the list is written from what was found to be correct.
///
/// To be recorded after larger changes, and after a word or a rule was taken out of a list: `mvn
/// -Pfull -pl prose test -Dtest.jvm.options=-Dprose=record`.
final class CheckedFiles {
  private static final String MODE = System.getProperty("prose", "changed");
  private static final Path LIST = Path.of("src/test/resources/tabuleiro/prose/checked.txt");

  private final Set<String> known;
  private final Set<String> correct = new TreeSet<>();

  private CheckedFiles(Set<String> known) {
    this.known = known;
  }

  static CheckedFiles read() {
    try {
      return new CheckedFiles(
          MODE.equals("changed") ? Set.copyOf(Files.readAllLines(LIST)) : Set.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns whether nothing was found in a file with this content.
  boolean contains(Path file) throws IOException {
    return known.contains(hash(file));
  }

  /// Adds a file in which nothing was found.
  void add(Path file) throws IOException {
    correct.add(hash(file));
  }

  /// Writes the list when that was asked for.
  void record() throws IOException {
    if (MODE.equals("record")) {
      Files.write(LIST, correct);
    }
  }

  /// The language is a part of the name of a file or of its folder.
  private static String hash(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(
          (LtBuildInfo.OS.getVersion() + " " + file.toString().replace('\\', '/')).getBytes(UTF_8));
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
