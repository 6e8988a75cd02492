package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextLinesTest {
  @Test
  void breaksLinesBetweenWords() {
    assertThat(TextLines.wrap("a game of moles and holes", 10))
        .containsExactly("a game of", "moles and", "holes");
  }

  @Test
  void keepsOwnLineFeedsAndEmptyLines() {
    assertThat(TextLines.wrap("one\n\ntwo\n", 10)).containsExactly("one", "", "two", "");
  }

  @Test
  void indentsWhatFollowsABreakAsTheLineBefore() {
    assertThat(TextLines.wrap("  moles and holes", 12)).containsExactly("  moles and", "  holes");
  }

  @Test
  void indentsBehindANumber() {
    assertThat(TextLines.wrap("2. moles and holes", 12))
        .containsExactly("2. moles and", "   holes");
  }

  @Test
  void indentsAsTheLastColumn() {
    assertThat(TextLines.wrap("hex   6  moles and holes", 20))
        .containsExactly("hex   6  moles and", "         holes");
  }

  @Test
  void aMarginThatLeavesLittleRoomIsNotKept() {
    assertThat(TextLines.wrap("  hexagons  moles and holes", 15))
        .containsExactly("  hexagons", "  moles and", "  holes");
  }

  @Test
  void breaksAWordThatIsLongerThanALine() {
    assertThat(TextLines.wrap("  0123456789", 8)).containsExactly("  012345", "  6789");
  }

  @Test
  void losesNoWordAtAnyWidth() {
    String text = "   a rule: a mole digs 1234567890 holes\n         in a deep margin";
    for (int width = 1; width <= text.length(); width++) {
      String joined = String.join("", TextLines.wrap(text, width));
      assertThat(joined.replace(" ", "")).isEqualTo(text.replaceAll("\\s", ""));
    }
  }
}
