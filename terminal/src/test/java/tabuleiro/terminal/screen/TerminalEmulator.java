package tabuleiro.terminal.screen;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A minimal xterm emulator: it shows what the full screen sends, and fails on any control sequence
/// that the full screen should not use.
final class TerminalEmulator extends OutputStream {
  private static final Pattern SEQUENCE =
      Pattern.compile("\u001b\\[(\\?)?([0-9;]*)([A-Za-z])|([^\u001b])", Pattern.DOTALL);

  private final java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();

  @Override
  public synchronized void write(int b) {
    bytes.write(b);
  }

  @Override
  public synchronized void write(byte[] b, int offset, int length) {
    bytes.write(b, offset, length);
  }

  /// Returns everything that was sent.
  synchronized String sent() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /// Returns the numbers of the private modes that differ from their initial state.
  Set<String> modes() {
    Set<String> modes = new TreeSet<>();
    Matcher sequence = SEQUENCE.matcher(sent());
    while (sequence.find()) {
      if (sequence.group(1) != null) {
        // The cursor and line wrapping are on initially, so their modes are listed while they are
        // off.
        boolean usual = sequence.group(2).equals("25") || sequence.group(2).equals("7");
        boolean isSet = sequence.group(3).equals("h") != usual;
        boolean _ = isSet ? modes.add(sequence.group(2)) : modes.remove(sequence.group(2));
      }
    }
    return modes;
  }

  /// Returns the content of the window, the rows without trailing blanks and each ended by a line
  /// feed.
  String text(int columns, int rows) {
    int[][] cells = new int[rows][columns];
    clear(cells);
    int row = 0;
    int column = 0;
    Matcher sequence = SEQUENCE.matcher(sent());
    while (sequence.find()) {
      if (sequence.group(4) != null) {
        if (row < rows && column < columns) {
          cells[row][column++] = sequence.group(4).codePointAt(0);
        }
      } else if (sequence.group(3).equals("H")) {
        String[] place = sequence.group(2).split(";", -1);
        row = Integer.parseInt(place[0]) - 1;
        column = Integer.parseInt(place[1]) - 1;
      } else if (sequence.group(3).equals("J")) {
        clear(cells);
      } else if (sequence.group(1) == null && !sequence.group(3).equals("m")) {
        throw new AssertionError("not understood: " + sequence.group());
      }
    }
    StringBuilder text = new StringBuilder();
    for (int[] line : cells) {
      text.append(new String(line, 0, columns).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static void clear(int[][] cells) {
    for (int[] line : cells) {
      Arrays.fill(line, ' ');
    }
  }
}
