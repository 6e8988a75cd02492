package tabuleiro.terminal.screen.settings;

import java.time.Instant;
import java.util.List;
import tabuleiro.play.record.ParsedRecord;

/// An unfinished game of the user's folder.
///
/// @param id the name of its file
/// @param lastMove when its last move was made
/// @param saved the game
/// @param players the computer player of each side, empty for a human; an empty list where the file
///   does not say so
public record UnfinishedGame(
    String id, Instant lastMove, ParsedRecord saved, List<String> players) {
  /// Makes a defensive copy.
  public UnfinishedGame {
    players = List.copyOf(players);
  }
}
