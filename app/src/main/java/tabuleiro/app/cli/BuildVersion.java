package tabuleiro.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import picocli.CommandLine.IVersionProvider;
import tabuleiro.lab.report.json.ProgramJson;

/// The version of this build.
public final class BuildVersion implements IVersionProvider {
  private static final int DATE_LENGTH = "2026-11-21".length();

  /// What Git writes where it knows the commit; else it writes an error message.
  private static final Predicate<String> COMMIT =
      Pattern.compile("[0-9a-f]{40}(-dirty)?").asMatchPredicate();

  /// Returns the name of the program with its version, such as `Tabuleiro 0.3.0`.
  public static String text() {
    return "Tabuleiro " + program().version();
  }

  /// Returns the signature of the engine, as `bench --only search` prints it.
  public static String signature() {
    return String.valueOf(program().signature());
  }

  /// Returns what a file that this program makes says about it.
  public static ProgramJson program() {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(resource("version.properties").orElseThrow()));
      return new ProgramJson(
          properties.getProperty("version"),
          resource("commit.txt").map(String::strip).filter(COMMIT),
          properties.getProperty("sources").substring(0, DATE_LENGTH),
          Long.parseLong(properties.getProperty("signature")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> resource(String name) throws IOException {
    try (InputStream in = BuildVersion.class.getResourceAsStream("/tabuleiro/app/" + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /// Returns the version, and below it a line for each fact about the build.
  @Override
  public String[] getVersion() {
    ProgramJson program = program();
    List<String> lines = new ArrayList<>(List.of(text()));
    program.commit().ifPresent(commit -> lines.add("commit " + commit));
    lines.add("sources " + program.sources());
    lines.add("signature " + program.signature());
    return lines.toArray(String[]::new);
  }
}
