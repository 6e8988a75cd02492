package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The example of the page "Use the library", compiled and run as the page says.
@Tag("full")
final class LibraryExampleTest {
  private static final String PAGE = "how-to/use-the-library.md";

  @Test
  void theExamplePrintsWhatThePageSays(@TempDir Path folder)
      throws IOException, InterruptedException {
    String page = DocsFolder.page("en", PAGE);
    assertThat(DocsFolder.blocks(page, "java")).hasSize(1);
    assertThat(DocsFolder.blocks(page, "text")).hasSize(1);
    Path source = folder.resolve("LibraryExample.java");
    Files.writeString(source, DocsFolder.blocks(page, "java").getFirst());
    assertThat(run(source, folder)).isEqualTo(DocsFolder.blocks(page, "text").getFirst());
  }

  /// Java compiles and runs a source file that is given in place of a class.
  private static String run(Path source, Path folder) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--class-path",
                System.getProperty("java.class.path"),
                source.toString())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = process.waitFor(2, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended).as("the example ends").isTrue();
    assertThat(process.exitValue()).as(DocsFolder.read(err)).isZero();
    return DocsFolder.read(out);
  }

  @Test
  void theProjectOfThePageIsTheOneThatIsBuilt() {
    String page = DocsFolder.page("en", PAGE);
    String project = DocsFolder.read(DocsFolder.ROOT.resolve("examples/match/pom.xml"));
    assertThat(DocsFolder.blocks(page, "xml")).containsExactly(project);
    Matcher version =
        Pattern.compile("<version>(.*)</version>")
            .matcher(DocsFolder.read(DocsFolder.ROOT.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    assertThat(project).contains(version.group());
  }

  @Test
  void thePageOfWhatStaysNamesThePackagesThatAreCompared() {
    Pattern name = Pattern.compile("tabuleiro(\\.[a-z]+)+");
    String tool = DocsFolder.read(DocsFolder.ROOT.resolve("tools/compare_api"));
    String compared = tool.substring(tool.indexOf("packages='"), tool.indexOf("[ $# = 1 ]"));
    for (String language : new String[] {"en", "pt"}) {
      String page = DocsFolder.page(language, "reference/compatibility.md");
      String named = page.substring(page.indexOf("| `tabuleiro-rules`"), page.lastIndexOf("|\n"));
      assertThat(name.matcher(named).results().map(MatchResult::group).toList())
          .isEqualTo(name.matcher(compared).results().map(MatchResult::group).toList());
    }
  }

  @Test
  void thePageInPortugueseHasTheSameExample() {
    String english = DocsFolder.page("en", PAGE);
    String portuguese = DocsFolder.page("pt", PAGE);
    for (String kind : new String[] {"java", "text", "xml"}) {
      assertThat(DocsFolder.blocks(portuguese, kind)).isEqualTo(DocsFolder.blocks(english, kind));
    }
  }
}
