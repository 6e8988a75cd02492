package tabuleiro.play.record;

import tabuleiro.rules.Message;

/// Thrown inside the parser when the text of a record is malformed. [RecordParser] converts it to a
/// [RecordFormatException] with the records before the error.
final class RecordSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient TextLocation location;
  private final transient Message message;

  RecordSyntaxException(TextLocation location, String key, Object... arguments) {
    super(key);
    this.location = location;
    this.message = Message.of(key, arguments);
  }

  TextLocation location() {
    return location;
  }

  Message problem() {
    return message;
  }
}
