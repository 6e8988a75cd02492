package tabuleiro.play;

import tabuleiro.rules.Phrase;

/// What is wrong with the text of a record, on its way from where it was seen to [RecordParser],
/// which adds the games before it.
final class RecordProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final transient Phrase phrase;

  RecordProblem(Place place, String key, Object... arguments) {
    super(key);
    this.place = place;
    this.phrase = Phrase.of(key, arguments);
  }

  Place place() {
    return place;
  }

  Phrase phrase() {
    return phrase;
  }
}
