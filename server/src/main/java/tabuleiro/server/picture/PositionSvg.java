package tabuleiro.server.picture;

import java.awt.Shape;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// Draws a position in the material of its game and the light theme, without coordinates and texts.
final class PositionSvg {
  private static final String EARTH = "talpa";

  private final PicturedPosition picture;
  private final Board board;
  private final Scene scene;
  private final BoardColors colors;
  private final BoardLayout layout;
  private final boolean joinsEdges;
  private final SignalSvg signals;

  PositionSvg(PicturedPosition picture) {
    this.picture = picture;
    this.board = picture.position().game().board();
    this.scene = picture.position().scene();
    this.colors = BoardColors.of(picture.game(), board instanceof HexagonBoard);
    this.layout = BoardLayout.of(picture.position());
    this.joinsEdges = picture.position().game().joinsEdges();
    this.signals = new SignalSvg(layout, colors);
  }

  /// Returns the gradients that the drawing refers to. They are the same for all positions of a
  /// board.
  List<String> paints() {
    return BoardSymbols.paints().stream().map(colors::fill).toList();
  }

  /// Returns the position, brought into the middle of a square.
  ///
  /// @param size the width and height of the square
  /// @param part returns the id of a part of the drawing that is used often; equal parts are one
  String draw(double size, UnaryOperator<String> part) {
    var placement = BoardLayout.fit(layout.framed(joinsEdges), size);
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<g transform=\"translate(%s %s) scale(%s)\">"
            .formatted(
                SvgText.number(placement.getTranslateX()),
                SvgText.number(placement.getTranslateY()),
                placement.getScaleX()));
    String ground = new GroundSvg(board, layout, colors).draw(picture.game(), joinsEdges);
    svg.append("<use href=\"#").append(part.apply(ground)).append("\"/>");
    svg.append(relief());
    svg.append(signals.below(scene.marks()));
    boolean isTable = board instanceof UnboundedBoard;
    String lastMove = signals.lastMove(picture.effects());
    svg.append(isTable ? "" : lastMove);
    svg.append(pieces(part));
    svg.append(isTable ? lastMove : "");
    svg.append(signals.turned(picture.effects()));
    svg.append(signals.above(scene.marks(), picture.position().outcome()));
    return svg.append("</g>\n").toString();
  }

  /// Returns the tunnels of a board of earth.
  private String relief() {
    if (!picture.game().equals(EARTH)) {
      return "";
    }
    Set<Integer> dug = new LinkedHashSet<>(layout.centres().keySet());
    scene.pieces().forEach(placed -> dug.remove(placed.cell()));
    if (dug.isEmpty()) {
      return "";
    }
    var cells = dug.stream().map(layout::centre).toList();
    return tunnel("dig-lip", Tunnels.outline(cells, layout.bounds(), 4))
        + tunnel("dig-floor", Tunnels.outline(cells, layout.bounds(), 10));
  }

  private String tunnel(String color, Shape outline) {
    return SvgText.element(SvgText.path(outline), "fill=\"" + colors.get(color) + "\"");
  }

  private String pieces(UnaryOperator<String> part) {
    Map<Integer, String> sides = new HashMap<>();
    scene.pieces().forEach(placed -> sides.put(placed.cell(), placed.piece().side().key()));
    StringBuilder svg = new StringBuilder();
    for (Scene.PlacedPiece placed : scene.pieces()) {
      String piece = colors.fill(PieceSvg.of(placed.piece(), progress(placed, sides)));
      svg.append(
          "<use href=\"#%s\" transform=\"%s\"/>"
              .formatted(part.apply(piece), layout.placement(placed.cell())));
    }
    return svg.toString();
  }

  private List<PieceSvg.MarkState> progress(Scene.PlacedPiece placed, Map<Integer, String> sides) {
    Piece piece = placed.piece();
    if (!(board instanceof UnboundedBoard unbounded) || piece.number() == 0) {
      return List.of();
    }
    int x = unbounded.column(placed.cell());
    int y = unbounded.row(placed.cell());
    return PieceSvg.progress(
        piece.side().key(),
        (right, down) -> Optional.ofNullable(sides.get(unbounded.cellAt(x + right, y - down))));
  }
}
