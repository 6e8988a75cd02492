package tabuleiro.terminal.screen.picture;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.board.PieceSymbols;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.text.Messages;

/// What is to be drawn, put in order by cells.
final class BoardModel {
  private final BoardView view;
  private final Scene scene;
  private final Messages words;
  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final Map<Piece, String> symbols = new HashMap<>();
  private final int longestSymbol;
  private final Map<SpotState, Set<ClickTarget>> states = new EnumMap<>(SpotState.class);

  BoardModel(BoardView view, Messages words) {
    this.view = view;
    this.words = words;
    scene = view.position().scene();
    scene.pieces().forEach(placed -> pieces.put(placed.cell(), placed.piece()));
    longestSymbol =
        pieces.values().stream().mapToInt(piece -> symbol(piece).length()).max().orElse(1);
    view.cursor().ifPresent(spot -> add(SpotState.CURSOR, spot));
    view.legal().forEach(spot -> add(SpotState.LEGAL, spot));
    view.picked().forEach(spot -> add(SpotState.PICKED, spot));
    Stream.of("path", "frame", "complete").forEach(kind -> addMarked(SpotState.WINNING, kind));
    addMarked(SpotState.SPOILED, "spoiled");
    view.lastEffects().forEach(this::addEffect);
  }

  private void add(SpotState state, ClickTarget spot) {
    states.computeIfAbsent(state, _ -> new HashSet<>()).add(spot);
  }

  private void addMarked(SpotState state, String kind) {
    cellsMarked(kind).forEach(cell -> addCell(state, cell));
  }

  /// Says that a cell is in a state.
  void addCell(SpotState state, int cell) {
    add(state, new ClickTarget.Cell(cell));
  }

  private void addEffect(Effect effect) {
    switch (effect) {
      case Effect.Moved(int from, int to, Piece _) -> {
        addCell(SpotState.LAST, from);
        addCell(SpotState.LAST, to);
      }
      case Effect.Placed(int cell, Piece _) -> addCell(SpotState.LAST, cell);
      case Effect.Removed(int cell, Piece _) -> addCell(SpotState.CAPTURED, cell);
      case Effect.Flipped(int cell, Piece _) -> addCell(SpotState.CAPTURED, cell);
      case Effect.KingIn(int cell, Piece _) -> addCell(SpotState.LAST, cell);
      case Effect.KingOut(int cell, Piece _) -> addCell(SpotState.CAPTURED, cell);
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

  boolean isAsciiOnly() {
    return view.style().asciiOnly();
  }

  /// Returns the character of a sign.
  char character(BoardSymbol sign) {
    return sign.character(isAsciiOnly());
  }

  /// Returns the piece on a cell.
  Optional<Piece> pieceAt(int cell) {
    return Optional.ofNullable(pieces.get(cell));
  }

  /// Returns the cells with a mark of a kind.
  List<Integer> cellsMarked(String kind) {
    return scene.marks().stream()
        .filter(mark -> mark.kind().equals(kind))
        .flatMap(mark -> mark.cells().stream())
        .toList();
  }

  /// Returns whether a mark of a kind is on a cell.
  boolean isMarked(String kind, int cell) {
    return cellsMarked(kind).contains(cell);
  }

  boolean isInState(SpotState state, ClickTarget spot) {
    return states.getOrDefault(state, Set.of()).contains(spot);
  }

  /// Returns the states of a spot, the most telling first.
  List<SpotState> states(ClickTarget spot) {
    return Stream.of(SpotState.values()).filter(state -> isInState(state, spot)).toList();
  }

  /// Returns the ground of a cell. Pieces that can be picked do not change theirs before one is
  /// picked: often they are half of the board.
  ///
  /// @param usual its ground when nothing happens to it
  ColourRole background(int cell, ColourRole usual) {
    boolean picking = view.picked().isEmpty() && pieces.containsKey(cell);
    return states(new ClickTarget.Cell(cell)).stream()
        .filter(SpotState::coloursBackground)
        .filter(state -> state != SpotState.LEGAL || !picking)
        .findFirst()
        .map(SpotState::colour)
        .orElse(usual);
  }

  /// Returns the plain symbol of a piece, one to three ASCII characters.
  String symbol(Piece piece) {
    return symbols.computeIfAbsent(piece, key -> PieceSymbols.format(key, words));
  }

  /// Returns the length of the longest symbol on the board.
  int longestSymbol() {
    return longestSymbol;
  }

  static ColourRole colourOf(Side side) {
    return side == Side.FIRST ? ColourRole.FIRST : ColourRole.SECOND;
  }
}
