package tabuleiro.terminal.screen.input;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Tells pasted text from typed keys where the terminal does not mark it: characters that arrive at
/// once, three or more and not all the same, are pasted. Keys that type no character are never part
/// of a text, nor are Tab and Enter alone, and a key that repeats itself is held down. Not
/// thread-safe.
public final class PasteDetector {
  /// The fewest characters of an unmarked pasted text. A guess: a slow network may deliver two keys
  /// at once, rarely three.
  private static final int FEWEST = 3;

  private final List<InputEvent> run = new ArrayList<>();

  /// Takes an event that has arrived together with those before it, and returns the events that are
  /// complete.
  public List<InputEvent> add(InputEvent event) {
    if (isText(event)) {
      run.add(event);
      return List.of();
    }
    List<InputEvent> done = new ArrayList<>(flush());
    done.add(event);
    return done;
  }

  /// Returns the events that are complete when nothing follows for a while.
  public List<InputEvent> flush() {
    List<InputEvent> done =
        isPasted() ? List.of(new InputEvent.PasteEvent(text(), false)) : List.copyOf(run);
    run.clear();
    return done;
  }

  /// Returns whether events wait for those that may follow.
  public boolean isWaiting() {
    return !run.isEmpty();
  }

  /// Returns whether the waiting events are a pasted text, of which more may follow.
  public boolean isPasted() {
    return run.size() >= FEWEST
        && run.stream().distinct().count() > 1
        && run.stream().anyMatch(InputEvent.CharacterEvent.class::isInstance);
  }

  private static boolean isText(InputEvent event) {
    return switch (event) {
      case InputEvent.CharacterEvent _ -> true;
      case InputEvent.KeyEvent(SpecialKey key) -> key == SpecialKey.ENTER || key == SpecialKey.TAB;
      case InputEvent.MouseEvent _, InputEvent.PasteEvent _ -> false;
    };
  }

  private String text() {
    return run.stream()
        .map(event ->
            switch (event) {
              case InputEvent.CharacterEvent(int character) -> Character.toString(character);
              case InputEvent.KeyEvent(SpecialKey key) -> key == SpecialKey.TAB ? "\t" : "\n";
              case InputEvent.MouseEvent _, InputEvent.PasteEvent _ -> "";
            })
        .collect(Collectors.joining());
  }
}
