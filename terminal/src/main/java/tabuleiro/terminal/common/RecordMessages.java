package tabuleiro.terminal.common;

import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.text.Messages;

/// Finds the messages for a record's game.
public final class RecordMessages {
  private RecordMessages() {}

  /// Returns the messages of the game that the record names, or those without a game when the
  /// record names no known game.
  public static Messages forRecord(GameRecord record, Messages messages) {
    Optional<String> family = record.tag("Game");
    return family.filter(Games.names()::contains).map(messages::forGame).orElse(messages);
  }
}
