package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BookCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandTester.Result book(String name, String... more) {
    String[] command = {"book", "jostle", "--variant", "6x6", "--out", file(name)};
    String[] all = Arrays.copyOf(command, command.length + more.length);
    System.arraycopy(more, 0, all, command.length, more.length);
    return CommandTester.run(all);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Tag("full")
  @Test
  void bookIsContinuedAndUsed() throws IOException {
    CommandTester.Result begun = book("a.book", "--searches", "1", "--nodes", "100");
    assertThat(begun.status()).as(begun.err()).isZero();
    assertThat(begun.out()).matches("(?s)(book \\S+ visits \\d+ score (cp|win|loss) -?\\d+\n)+");
    CommandTester.Result continued = book("a.book", "--searches", "40");
    assertThat(continued.status()).as(continued.err()).isZero();
    assertThat(continued.err()).contains(" of 40 searches, ");
    CommandTester.Result atOnce =
        book("b.book", "--searches", "40", "--nodes", "100", "--threads", "1");
    assertThat(atOnce.out()).isEqualTo(continued.out());
    assertThat(Path.of(file("a.book"))).hasSameBinaryContentAs(Path.of(file("b.book")));

    CommandTester.Result shown =
        CommandTester.run(
            "analyse", "jostle", "--variant", "6x6", "--book", file("a.book"), "--nodes", "50");
    assertThat(shown.status()).as(shown.err()).isZero();
    assertThat(shown.out()).startsWith(continued.out()).contains("\nline 1 score ");
    CommandTester.Result json =
        CommandTester.run(
            "analyse",
            "jostle",
            "--variant",
            "6x6",
            "--book",
            file("a.book"),
            "--nodes",
            "50",
            "--json");
    assertThat(json.out()).contains("\"book\":[{\"move\":\"");
    CommandTester.Result match =
        CommandTester.run(
            "arena",
            "jostle",
            "--variant",
            "6x6",
            "--first",
            "book:" + file("a.book"),
            "--second",
            "random",
            "--nodes",
            "50",
            "--plies",
            "0",
            "--games",
            "2",
            "--seed",
            "1");
    assertThat(match.status()).as(match.err()).isZero();
    assertThat(match.out()).startsWith("score 2 0 0");
  }

  @Test
  void otherOptionsDoNotContinueABook() throws IOException {
    book("a.book", "--searches", "1", "--nodes", "100");
    byte[] made = Files.readAllBytes(Path.of(file("a.book")));
    CommandTester.Result run = book("a.book", "--searches", "40", "--nodes", "200");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("is a book of jostle 6x6", "--nodes 100 and --variations 4");
    run = CommandTester.run("arena", "talpa", "--first", "book:" + file("a.book"), "--second", "5");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("is a book of jostle 6x6, not of talpa");
    Files.writeString(Path.of(file("text")), "not a book at all");
    assertThat(book("text").err()).contains("text is not an opening book");
    assertThat(book("b.book", "--variations", "0").err()).contains("--variations");
    assertThat(book("b.book", "--proven", file("none")).err()).contains("none");
    assertThat(Path.of(file("a.book"))).hasBinaryContent(made);
    assertThat(Path.of(file("b.book"))).doesNotExist();
  }
}
