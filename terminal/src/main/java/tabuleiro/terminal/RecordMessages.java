package tabuleiro.terminal;

import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.text.Messages;

/// The words in which a record's problems are told.
public final class RecordMessages {
  private RecordMessages() {}

  /// Returns the words of the game that the record names, or those without a game when it names
  /// none of ours.
  public static Messages forRecord(GameRecord record, Messages words) {
    Optional<String> family = record.tag("Game");
    return family.filter(Games.names()::contains).map(words::forGame).orElse(words);
  }
}
