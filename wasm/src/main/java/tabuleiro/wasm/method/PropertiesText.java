package tabuleiro.wasm.method;

import java.util.Properties;

/// Reads the text of a file of properties, as [Properties#load] specifies it.
public final class PropertiesText {
  private final String text;
  private int at;

  /// @param text the whole text
  public PropertiesText(String text) {
    this.text = text;
  }

  /// Adds all properties of the text.
  public void readInto(Properties properties) {
    while (true) {
      skipBlanks(true);
      if (at >= text.length()) {
        return;
      }
      if (text.charAt(at) == '#' || text.charAt(at) == '!') {
        skipLine();
      } else {
        String key = readKey();
        readSeparator();
        properties.setProperty(key, readValue());
      }
    }
  }

  private void skipBlanks(boolean alsoLineEnds) {
    while (at < text.length() && (isBlank(text.charAt(at)) || (alsoLineEnds && isLineEnd()))) {
      at++;
    }
  }

  private void skipLine() {
    while (!isLineEnd()) {
      at++;
    }
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\f';
  }

  /// Returns whether the line ends here; the end of the text ends it too.
  private boolean isLineEnd() {
    return at >= text.length() || text.charAt(at) == '\n' || text.charAt(at) == '\r';
  }

  private String readKey() {
    StringBuilder key = new StringBuilder();
    while (!isLineEnd() && !isBlank(text.charAt(at)) && "=:".indexOf(text.charAt(at)) < 0) {
      readCharacter(key);
    }
    return key.toString();
  }

  private void readSeparator() {
    skipBlanks(false);
    if (!isLineEnd() && "=:".indexOf(text.charAt(at)) >= 0) {
      at++;
      skipBlanks(false);
    }
  }

  private String readValue() {
    StringBuilder value = new StringBuilder();
    while (!isLineEnd()) {
      readCharacter(value);
    }
    return value.toString();
  }

  /// Reads a character, which may be escaped; an escaped end of a line is none.
  private void readCharacter(StringBuilder to) {
    char character = text.charAt(at++);
    if (character != '\\') {
      to.append(character);
      return;
    }
    if (at >= text.length()) {
      return;
    }
    char escaped = text.charAt(at++);
    switch (escaped) {
      case 'n' -> to.append('\n');
      case 't' -> to.append('\t');
      case 'r' -> to.append('\r');
      case 'f' -> to.append('\f');
      case 'u' -> {
        to.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
        at += 4;
      }
      case '\r', '\n' -> {
        if (escaped == '\r' && at < text.length() && text.charAt(at) == '\n') {
          at++;
        }
        skipBlanks(false);
      }
      default -> to.append(escaped);
    }
  }
}
