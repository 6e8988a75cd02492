package tabuleiro.play.live;

/// The id of a game or of a request is malformed.
public final class InvalidIdException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /// @param id the text that is no id
  public InvalidIdException(String id) {
    super("not an id: " + id);
  }
}
