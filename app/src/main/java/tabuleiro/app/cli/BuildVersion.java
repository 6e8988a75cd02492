package tabuleiro.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// The version of this build.
public final class BuildVersion implements IVersionProvider {
  /// Returns the name of the program with its version, such as `Tabuleiro 0.3.0`.
  public static String text() {
    try {
      return new BuildVersion().getVersion()[0];
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the signature of the engine, as `bench --only search` prints it.
  public static String signature() {
    try {
      return property("signature");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {"Tabuleiro " + property("version")};
  }

  private static String property(String name) throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        BuildVersion.class.getResourceAsStream("/tabuleiro/app/version.properties")) {
      properties.load(in);
    }
    return properties.getProperty(name);
  }
}
