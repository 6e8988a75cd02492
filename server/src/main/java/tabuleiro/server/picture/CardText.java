package tabuleiro.server.picture;

import java.util.List;

/// The texts on the picture of a shared link.
///
/// @param title such as the name of the game
/// @param players the names of the players, the first side's first; empty when there are none
/// @param result how the game has ended; empty while it is in progress
record CardText(String title, List<String> players, String result) {
  CardText {
    players = List.copyOf(players);
  }
}
