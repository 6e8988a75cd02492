package tabuleiro.terminal.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputDecoderTest {
  private static final String ESCAPE = "\u001b";

  private static List<InputEvent> decode(String text) {
    InputDecoder decoder = new InputDecoder();
    List<InputEvent> inputs = new ArrayList<>();
    text.chars().forEach(c -> decoder.decode((char) c).ifPresent(inputs::add));
    decoder.timeOut().ifPresent(inputs::add);
    return inputs;
  }

  private static InputEvent pressed(SpecialKey key) {
    return new InputEvent.KeyEvent(key);
  }

  @Test
  void lettersAreTyped() {
    assertThat(decode("aç😀"))
        .containsExactly(
            new InputEvent.CharacterEvent('a'),
            new InputEvent.CharacterEvent('ç'),
            new InputEvent.CharacterEvent("😀".codePointAt(0)));
  }

  @Test
  void controlCharactersAreNotTyped() {
    assertThat(decode("\u0002\u0010\u009b")).isEmpty();
  }

  @Test
  void arrowsComeInBothModes() {
    assertThat(decode(ESCAPE + "[A" + ESCAPE + "OB"))
        .containsExactly(pressed(SpecialKey.UP), pressed(SpecialKey.DOWN));
  }

  @Test
  void anEscapeIsAKeyOnlyWhenNothingFollows() {
    assertThat(decode(ESCAPE)).containsExactly(pressed(SpecialKey.ESCAPE));
    assertThat(decode(ESCAPE + "[")).isEmpty();
    assertThat(decode(ESCAPE + ESCAPE + "[C"))
        .containsExactly(pressed(SpecialKey.ESCAPE), pressed(SpecialKey.RIGHT));
  }

  @Test
  void unknownKeysAreDropped() {
    assertThat(decode(ESCAPE + "[15~" + ESCAPE + "[1;5A" + ESCAPE + "xq"))
        .containsExactly(new InputEvent.CharacterEvent('q'));
  }

  @Test
  void theMouseIsCountedFromZero() {
    assertThat(decode(ESCAPE + "[<0;1;1M" + ESCAPE + "[<0;12;7m" + ESCAPE + "[<64;3;4M"))
        .containsExactly(
            new InputEvent.MouseEvent(InputEvent.MouseAction.PRESS, 0, 0),
            new InputEvent.MouseEvent(InputEvent.MouseAction.RELEASE, 11, 6),
            new InputEvent.MouseEvent(InputEvent.MouseAction.WHEEL_UP, 2, 3));
  }

  @Test
  void otherButtonsAndMovementsAreIgnored() {
    assertThat(decode(ESCAPE + "[<2;1;1M" + ESCAPE + "[<32;5;5M" + ESCAPE + "[<35;5;5M")).isEmpty();
  }

  @Test
  void anUnterminatedSequenceEndsAtALimit() {
    assertThat(decode(ESCAPE + "[" + "1;".repeat(20) + "ab"))
        .contains(new InputEvent.CharacterEvent('b'));
  }
}
