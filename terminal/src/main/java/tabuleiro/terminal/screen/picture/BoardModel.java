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
import tabuleiro.terminal.common.PieceSymbols;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.text.Messages;

/// The board to be drawn, indexed by cells and targets.
final class BoardModel {
  private final BoardView view;
  private final Scene scene;
  private final Messages messages;
  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final Map<Integer, Integer> values = new HashMap<>();
  private final Map<Piece, String> symbols = new HashMap<>();
  private final int longestSymbol;
  private final Map<TargetState, Set<ClickTarget>> states = new EnumMap<>(TargetState.class);

  BoardModel(BoardView view, Messages messages) {
    this.view = view;
    this.messages = messages;
    scene = view.position().scene();
    scene.pieces().forEach(placed -> pieces.put(placed.cell(), placed.piece()));
    if (view.style().values()) {
      view.values().forEach(value -> values.put(value.cell(), value.value()));
    }
    longestSymbol =
        pieces.values().stream().mapToInt(piece -> symbol(piece).length()).max().orElse(1);
    view.cursor().ifPresent(target -> add(TargetState.CURSOR, target));
    view.legal().forEach(target -> add(TargetState.LEGAL, target));
    view.picked().forEach(target -> add(TargetState.PICKED, target));
    addMarked(TargetState.WINNING, Scene.MarkStyle.WINNING);
    addMarked(TargetState.SPOILED, Scene.MarkStyle.SPOILED);
    view.lastEffects().forEach(this::addEffect);
  }

  private void add(TargetState state, ClickTarget target) {
    states.computeIfAbsent(state, _ -> new HashSet<>()).add(target);
  }

  private void addMarked(TargetState state, Scene.MarkStyle style) {
    cellsMarked(style).forEach(cell -> addCell(state, cell));
  }

  /// Records that a cell is in a state.
  void addCell(TargetState state, int cell) {
    add(state, new ClickTarget.Cell(cell));
  }

  private void addEffect(Effect effect) {
    switch (effect) {
      case Effect.Moved(int from, int to, Piece _) -> {
        addCell(TargetState.LAST, from);
        addCell(TargetState.LAST, to);
      }
      case Effect.Placed(int cell, Piece _) -> addCell(TargetState.LAST, cell);
      case Effect.Removed(int cell, Piece _) -> addCell(TargetState.CAPTURED, cell);
      case Effect.Flipped(int cell, Piece _) -> addCell(TargetState.CAPTURED, cell);
      case Effect.Entered(int cell, Piece _) -> addCell(TargetState.LAST, cell);
      case Effect.Withdrawn(int cell, Piece _) -> addCell(TargetState.CAPTURED, cell);
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

  /// Returns the character of a symbol.
  char character(BoardSymbol sign) {
    return sign.character(isAsciiOnly());
  }

  /// Returns the piece on a cell.
  Optional<Piece> pieceAt(int cell) {
    return Optional.ofNullable(pieces.get(cell));
  }

  /// Returns the cells with a mark of a style.
  List<Integer> cellsMarked(Scene.MarkStyle style) {
    return scene.marks().stream()
        .filter(mark -> mark.kind().style() == style)
        .flatMap(mark -> mark.cells().stream())
        .toList();
  }

  /// Returns whether a cell has a mark of a style.
  boolean isMarked(Scene.MarkStyle style, int cell) {
    return cellsMarked(style).contains(cell);
  }

  boolean isInState(TargetState state, ClickTarget target) {
    return states.getOrDefault(state, Set.of()).contains(target);
  }

  /// Returns the states of a target, the most important first.
  List<TargetState> states(ClickTarget target) {
    return Stream.of(TargetState.values()).filter(state -> isInState(state, target)).toList();
  }

  /// Returns the background of a cell. Selectable pieces do not change theirs before one is
  /// selected, because they are often half of the board.
  ///
  /// @param usual the background in the normal state
  ColourRole background(int cell, ColourRole usual) {
    boolean selection = view.picked().isEmpty() && pieces.containsKey(cell);
    return states(new ClickTarget.Cell(cell)).stream()
        .filter(TargetState::coloursBackground)
        .filter(state -> state != TargetState.LEGAL || !selection)
        .findFirst()
        .map(TargetState::colour)
        .orElse(usual);
  }

  /// Returns the symbol of a piece in plain text, one to three ASCII characters.
  String symbol(Piece piece) {
    return symbols.computeIfAbsent(piece, key -> PieceSymbols.format(key, messages));
  }

  /// Returns the text that says whose tiles a hand has.
  String handLabel(Side side) {
    return messages.format("board.hand", messages.sideName(side));
  }

  /// Returns the number of the piece on a cell, where the board shows it.
  Optional<Integer> valueAt(int cell) {
    return Optional.ofNullable(values.get(cell));
  }

  /// Returns the figurine of a piece, one character beyond ASCII; empty for a piece without one,
  /// such as a plain disc.
  String figure(Piece piece) {
    String key = "figure." + piece.side().key() + "." + piece.kind();
    return messages.hasKey(key) ? messages.format(key) : "";
  }

  /// Returns the length of the longest symbol on the board.
  int longestSymbol() {
    return longestSymbol;
  }

  static ColourRole colourOf(Side side) {
    return side == Side.FIRST ? ColourRole.FIRST : ColourRole.SECOND;
  }

  /// Returns the text for the cell of the first tile on an empty board.
  String firstTileText() {
    return messages.format("board.first-tile");
  }
}
