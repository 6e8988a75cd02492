package tabuleiro.play.record;

import tabuleiro.rules.Message;

/// What is wrong with the text of a record, on its way from where it was seen to [RecordParser],
/// which adds the games before it.
final class RecordSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient TextLocation place;
  private final transient Message phrase;

  RecordSyntaxException(TextLocation place, String key, Object... arguments) {
    super(key);
    this.place = place;
    this.phrase = Message.of(key, arguments);
  }

  TextLocation location() {
    return place;
  }

  Message problem() {
    return phrase;
  }
}
