package tabuleiro.terminal.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputDecoderTest {
  private static final String ESCAPE = "\u001b";

  private static List<Input> decode(String text) {
    InputDecoder decoder = new InputDecoder();
    List<Input> inputs = new ArrayList<>();
    text.chars().forEach(c -> decoder.next((char) c).ifPresent(inputs::add));
    decoder.pause().ifPresent(inputs::add);
    return inputs;
  }

  private static Input pressed(Stroke stroke) {
    return new Input.Pressed(stroke);
  }

  @Test
  void lettersAreTyped() {
    assertThat(decode("aç😀"))
        .containsExactly(
            new Input.Typed('a'), new Input.Typed('ç'), new Input.Typed("😀".codePointAt(0)));
  }

  @Test
  void controlCharactersAreNotTyped() {
    assertThat(decode("\u0001\u0002\u009b")).isEmpty();
  }

  @Test
  void arrowsComeInBothModes() {
    assertThat(decode(ESCAPE + "[A" + ESCAPE + "OB"))
        .containsExactly(pressed(Stroke.UP), pressed(Stroke.DOWN));
  }

  @Test
  void anEscapeIsTheKeyOnlyWhenNothingFollows() {
    assertThat(decode(ESCAPE)).containsExactly(pressed(Stroke.ESCAPE));
    assertThat(decode(ESCAPE + "[")).isEmpty();
    assertThat(decode(ESCAPE + ESCAPE + "[C"))
        .containsExactly(pressed(Stroke.ESCAPE), pressed(Stroke.RIGHT));
  }

  @Test
  void keysThatAreNotKnownAreDroppedWhole() {
    assertThat(decode(ESCAPE + "[15~" + ESCAPE + "[1;5A" + ESCAPE + "xq"))
        .containsExactly(new Input.Typed('q'));
  }

  @Test
  void theMouseIsCountedFromZero() {
    assertThat(decode(ESCAPE + "[<0;1;1M" + ESCAPE + "[<0;12;7m" + ESCAPE + "[<64;3;4M"))
        .containsExactly(
            new Input.Pointed(Input.Button.DOWN, 0, 0),
            new Input.Pointed(Input.Button.UP, 11, 6),
            new Input.Pointed(Input.Button.WHEEL_UP, 2, 3));
  }

  @Test
  void otherButtonsAndMovementsAreNothing() {
    assertThat(decode(ESCAPE + "[<2;1;1M" + ESCAPE + "[<32;5;5M" + ESCAPE + "[<35;5;5M")).isEmpty();
  }

  @Test
  void aSequenceWithoutEndDoesNotSwallowWhatFollowsItForEver() {
    assertThat(decode(ESCAPE + "[" + "1;".repeat(20) + "ab")).contains(new Input.Typed('b'));
  }
}
