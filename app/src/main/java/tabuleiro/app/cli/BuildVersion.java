package tabuleiro.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// The version of this build.
public final class BuildVersion implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        BuildVersion.class.getResourceAsStream("/tabuleiro/app/version.properties")) {
      properties.load(in);
    }
    return new String[] {"Tabuleiro " + properties.getProperty("version")};
  }
}
