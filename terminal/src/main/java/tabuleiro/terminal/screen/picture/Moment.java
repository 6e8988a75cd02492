package tabuleiro.terminal.screen.picture;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.board.Symbols;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.text.Messages;

/// What is to be drawn, put in order by cells.
final class Moment {
  private final BoardView view;
  private final Scene scene;
  private final Messages words;
  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final Map<Piece, String> symbols = new HashMap<>();
  private final int longestSymbol;
  private final Map<State, Set<Spot>> states = new EnumMap<>(State.class);

  Moment(BoardView view, Messages words) {
    this.view = view;
    this.words = words;
    scene = view.position().scene();
    scene.pieces().forEach(placed -> pieces.put(placed.cell(), placed.piece()));
    longestSymbol =
        pieces.values().stream().mapToInt(piece -> symbol(piece).length()).max().orElse(1);
    view.cursor().ifPresent(spot -> add(State.CURSOR, spot));
    view.legal().forEach(spot -> add(State.LEGAL, spot));
    view.picked().forEach(spot -> add(State.PICKED, spot));
    Stream.of("path", "frame", "complete").forEach(kind -> addMarked(State.WON, kind));
    addMarked(State.SPOILED, "spoiled");
    view.last().forEach(this::addEffect);
  }

  private void add(State state, Spot spot) {
    states.computeIfAbsent(state, _ -> new HashSet<>()).add(spot);
  }

  private void addMarked(State state, String kind) {
    marked(kind).forEach(cell -> addCell(state, cell));
  }

  /// Says that a cell is in a state.
  void addCell(State state, int cell) {
    add(state, new Spot.Cell(cell));
  }

  private void addEffect(Effect effect) {
    switch (effect) {
      case Effect.Moved(int from, int to, Piece _) -> {
        addCell(State.LAST, from);
        addCell(State.LAST, to);
      }
      case Effect.Laid(int cell, Piece _) -> addCell(State.LAST, cell);
      case Effect.Removed(int cell, Piece _) -> addCell(State.TAKEN, cell);
      case Effect.Turned(int cell, Piece _) -> addCell(State.TAKEN, cell);
      case Effect.KingIn(int cell, Piece _) -> addCell(State.LAST, cell);
      case Effect.KingOut(int cell, Piece _) -> addCell(State.TAKEN, cell);
    }
  }

  BoardView view() {
    return view;
  }

  BoardStyle style() {
    return view.style();
  }

  Scene scene() {
    return scene;
  }

  boolean ascii() {
    return view.style().ascii();
  }

  /// Returns the character of a sign.
  char sign(Sign sign) {
    return sign.of(ascii());
  }

  /// Returns the piece on a cell.
  Optional<Piece> pieceAt(int cell) {
    return Optional.ofNullable(pieces.get(cell));
  }

  /// Returns the cells with a mark of a kind.
  List<Integer> marked(String kind) {
    return scene.marks().stream()
        .filter(mark -> mark.kind().equals(kind))
        .flatMap(mark -> mark.cells().stream())
        .toList();
  }

  /// Returns whether a mark of a kind is on a cell.
  boolean isMarked(String kind, int cell) {
    return marked(kind).contains(cell);
  }

  boolean is(State state, Spot spot) {
    return states.getOrDefault(state, Set.of()).contains(spot);
  }

  /// Returns the states of a spot, the most telling first.
  List<State> states(Spot spot) {
    return Stream.of(State.values()).filter(state -> is(state, spot)).toList();
  }

  /// Returns the ground of a cell. Pieces that can be picked do not change theirs before one is
  /// picked: often they are half of the board.
  ///
  /// @param usual its ground when nothing happens to it
  Ink ground(int cell, Ink usual) {
    boolean picking = view.picked().isEmpty() && pieces.containsKey(cell);
    return states(new Spot.Cell(cell)).stream()
        .filter(State::colours)
        .filter(state -> state != State.LEGAL || !picking)
        .findFirst()
        .map(State::ink)
        .orElse(usual);
  }

  /// Returns the plain symbol of a piece, one to three ASCII characters.
  String symbol(Piece piece) {
    return symbols.computeIfAbsent(piece, key -> Symbols.of(key, words));
  }

  /// Returns the length of the longest symbol on the board.
  int longestSymbol() {
    return longestSymbol;
  }

  static Ink ink(Side side) {
    return side == Side.FIRST ? Ink.FIRST : Ink.SECOND;
  }
}
