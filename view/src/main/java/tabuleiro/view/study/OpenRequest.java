package tabuleiro.view.study;

import java.util.Optional;
import tabuleiro.view.position.RequestedBoard;

/// A request to read a text that a person pasted or chose as a file.
///
/// @param text a record with one game or several, the text of a position, or a list of moves
/// @param board the game of a text that does not name one, and the position before the moves of a
///   list
/// @param number which of the games that can be read to open, counted from 1; default: the only one
public record OpenRequest(Optional<String> text, RequestedBoard board, Optional<Integer> number) {}
