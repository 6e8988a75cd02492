package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SafeTextTest {
  @Test
  void unsafeCharactersAreRemoved() {
    for (String unsafe :
        List.of(
            "\u001b",
            "\u0000",
            "\b",
            "\u007f",
            "\u009b",
            "\u00ad",
            "\u061c",
            "\u200b",
            "\u200c",
            "\u200d",
            "\u200e",
            "\u200f",
            "\u202a",
            "\u202e",
            "\u2060",
            "\u2066",
            "\u2069",
            "\ufeff",
            "\ufe0f",
            "\ufff9",
            "\ue000",
            "\uffff",
            "\ud800",
            "\udc00",
            "\u0378",
            "\u3164",
            "\u2800",
            "\udb40\udc41",
            "\udbff\udffd")) {
      assertThat(SafeText.clean("a" + unsafe + "b"))
          .as("U+%x", unsafe.codePointAt(0))
          .isEqualTo("ab");
      assertThat(SafeText.forTerminal("a" + unsafe + "b")).isEqualTo("a\ufffdb");
    }
  }

  @Test
  void whatCanBeSeenStays() {
    for (String text :
        List.of(
            "João dos Santos",
            "عبد الله",
            "می‌خواهم",
            "שָׁלוֹם",
            "क्‍ष",
            "日本語",
            "👩‍👩‍👧",
            "👩🏽‍🚀",
            "❤️",
            "🏳️‍🌈",
            "1️⃣",
            "🇵🇹",
            "Zoe\u0301",
            "5 ≤ 7 — “x”",
            "a\nb\tc")) {
      assertThat(SafeText.clean(text)).isEqualTo(text);
      assertThat(SafeText.forTerminal(text)).isEqualTo(text);
    }
  }

  @Test
  void stackedMarksAreFew() {
    assertThat(SafeText.clean("a" + "\u0301".repeat(100) + "b"))
        .isEqualTo("a\u0301\u0301\u0301\u0301b");
  }

  @Test
  void lineSeparatorsBecomeLineFeedsAndSpaces() {
    assertThat(SafeText.clean("a\r\nb\rc\u2028d\u2029e\u0085f")).isEqualTo("a\nb\nc\nd\ne\nf");
    assertThat(SafeText.line(" a\r\n\tb\u2028c\u202e ")).isEqualTo("a b c");
  }

  @Test
  void aTerminalLineCannotBeOverwritten() {
    assertThat(SafeText.forTerminal("\r50 %")).isEqualTo("\r50 %");
    assertThat(SafeText.forTerminal("real\rfake")).isEqualTo("real\ufffdfake");
  }
}
