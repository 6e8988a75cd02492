package tabuleiro.server.picture;

import java.util.List;

/// What stands beside the board on the picture of a shared link.
///
/// @param title such as the name of the game
/// @param players the names of the players, the first side's first; empty where nobody plays
/// @param result how the game has ended; empty while it is in progress
record CardText(String title, List<String> players, String result) {
  CardText {
    players = List.copyOf(players);
  }
}
