package tabuleiro.server.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.server.http.WebResource;

/// The text beside the board on the picture of a shared link.
final class CardSvg {
  private static final String SITE = "Tabuleiro";
  private static final String LOGO =
      WebResource.text("/site/icon.svg").orElseThrow().replaceAll("(?s)<svg[^>]*>|</svg>", "");

  private static final double SPACE = 24;
  private static final double PIECE = 64;

  /// How many lines a result has at most.
  private static final int MAX_LINES = 3;

  private final Position position;
  private final BoardColors colors;
  private final double left;
  private final double room;

  /// @param left where the text begins
  /// @param width the width of the picture
  CardSvg(PicturedPosition picture, double left, double width) {
    this.position = picture.position();
    this.colors = BoardColors.of(picture.game(), position.game().board() instanceof HexagonBoard);
    this.left = left + SPACE;
    this.room = width - left - 3 * SPACE;
  }

  /// Returns the text.
  ///
  /// @param part returns the id of a part of the drawing
  String draw(CardText text, UnaryOperator<String> part) {
    String ink = colors.get("ink");
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<g transform=\"translate(%s 48) scale(1.2)\">%s</g>"
            .formatted(SvgText.number(left), LOGO));
    svg.append(Letters.TITLE.line(SITE, left + 64, 84, 34, room - 64, ink));
    svg.append(Letters.TITLE.line(text.title(), left, 220, 76, room, ink));
    double y = 300;
    for (int i = 0; i < text.players().size(); i++) {
      Side side = i == 0 ? Side.FIRST : Side.SECOND;
      svg.append(player(text.players().get(i), side, y, part));
      y += PIECE + SPACE;
    }
    double line = y + SPACE;
    for (String words : lines(text.result())) {
      svg.append(Letters.TEXT.line(words, left, line, 32, room, colors.get("ink-2")));
      line += 42;
    }
    return svg.toString();
  }

  /// Returns the name of a player after a piece of the side.
  private String player(String name, Side side, double top, UnaryOperator<String> part) {
    StringBuilder svg = new StringBuilder();
    pieceOf(side)
        .ifPresent(piece -> {
          List<PieceSvg.MarkState> none =
              Stream.generate(() -> PieceSvg.MarkState.WANTED).limit(8).toList();
          svg.append(
              "<use href=\"#%s\" transform=\"translate(%s %s) scale(%s)\"/>"
                  .formatted(
                      part.apply(colors.fill(PieceSvg.of(piece, none))),
                      SvgText.number(left + PIECE / 2),
                      SvgText.number(top + PIECE / 2),
                      SvgText.number(PIECE / BoardSymbols.CELL)));
        });
    Letters.TEXT
        .writable(name)
        .ifPresent(known ->
            svg.append(
                Letters.TEXT.line(
                    known,
                    left + PIECE + SPACE,
                    top + 46,
                    40,
                    room - PIECE - SPACE,
                    colors.get("ink"))));
    return svg.toString();
  }

  private Optional<Piece> pieceOf(Side side) {
    Scene start = position.game().start(1).scene();
    return Stream.of(position.scene(), start)
        .flatMap(scene ->
            Stream.concat(
                scene.pieces().stream().map(Scene.PlacedPiece::piece),
                scene.hands().stream().flatMap(hand -> hand.pieces().stream())))
        .filter(piece -> piece.side() == side)
        .findFirst();
  }

  /// Returns a text in lines of the width that there is.
  private List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : Letters.TEXT.writable(text).orElse("").split(" ", -1)) {
      if (!line.isEmpty() && Letters.TEXT.width(line + " " + word, 32) > room) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines.stream().filter(words -> !words.isEmpty()).limit(MAX_LINES).toList();
  }
}
