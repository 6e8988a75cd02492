package tabuleiro.cluster;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Objects;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.spark.util.Utils$;

/// Keeps Spark's log off standard error, where the progress and the problems of a command are
/// shown. A configuration of the installed Spark, `conf/log4j2.properties`, takes precedence.
final class QuietLogging {
  /// Spark's own configuration, which it uses when there is no other.
  private static final String SPARK_DEFAULT = "org/apache/spark/log4j2-defaults.properties";

  private QuietLogging() {}

  static void configure() {
    // Spark configures its log at its first use, and would replace what is there before.
    Utils$.MODULE$.initializeLogIfNecessary(false, true);
    LoggerContext logging = (LoggerContext) LogManager.getContext(false);
    if (isDefault(logging)) {
      logging.setConfigLocation(resource());
    }
  }

  private static boolean isDefault(LoggerContext logging) {
    return String.valueOf(logging.getConfiguration().getConfigurationSource())
        .contains(SPARK_DEFAULT);
  }

  private static URI resource() {
    URL file = QuietLogging.class.getResource("log4j2.properties");
    try {
      return Objects.requireNonNull(file).toURI();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
