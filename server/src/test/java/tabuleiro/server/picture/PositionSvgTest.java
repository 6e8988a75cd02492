package tabuleiro.server.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.HexagonBoard;

final class PositionSvgTest {
  private static final int SIZE = 630;

  private static List<Position> randomGame(Game game) {
    Random random = new Random(5);
    List<Position> positions = new ArrayList<>(List.of(game.start(3)));
    for (int ply = 0; ply < 20 && !positions.getLast().outcome().isOver(); ply++) {
      Position now = positions.getLast();
      positions.add(now.playUnchecked(now.moveAt(random.nextInt(now.countMoves()))));
    }
    return positions;
  }

  private static Position lastOf(Game game) {
    return randomGame(game).getLast();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void thePixelsOfEachPieceAreThoseOfItsSide(Game game) {
    Position position = lastOf(game);
    String svg = SvgPicture.of(PicturedPosition.of(position), SIZE);
    BufferedImage image = Raster.image(svg, SIZE, SIZE);
    BoardLayout layout = BoardLayout.of(position);
    assertThat(position.scene().pieces()).isNotEmpty();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      Point2D centre = layout.centre(placed.cell());
      // Beside the signs and rings of pieces, and between the marks of tiles.
      Point2D place = new Point2D.Double(centre.getX() + 16, centre.getY() + 22);
      Point2D pixel =
          BoardLayout.fit(layout.framed(game.joinsEdges()), SIZE).transform(place, null);
      Color drawn = new Color(image.getRGB((int) pixel.getX(), (int) pixel.getY()));
      assertThat(nearestSide(game, drawn))
          .as("%s %s", placed, drawn)
          .isEqualTo(placed.piece().side());
    }
  }

  /// Returns the side whose colour in the plain look is the nearest.
  private static Side nearestSide(Game game, Color color) {
    BoardColors colors = BoardColors.of(game.id().game(), game.board() instanceof HexagonBoard);
    return distance(color, Color.decode(colors.get("first")))
            < distance(color, Color.decode(colors.get("second")))
        ? Side.FIRST
        : Side.SECOND;
  }

  private static int distance(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed())
        + Math.abs(one.getGreen() - other.getGreen())
        + Math.abs(one.getBlue() - other.getBlue());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aDrawingHasEveryPieceAndNoUnknownReference(Game game) throws Exception {
    Position position = lastOf(game);
    String text = SvgPicture.of(PicturedPosition.of(position), 400);
    assertThat(text).doesNotContain("var(", "light-dark", "<text", "style");
    Document svg = parse(text);
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 400 400");
    NodeList uses = svg.getElementsByTagName("use");
    assertThat(uses.getLength()).isEqualTo(1 + position.scene().pieces().size());
    Set<String> ids = new HashSet<>();
    NodeList all = svg.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (element.hasAttribute("id")) {
        assertThat(ids.add(element.getAttribute("id"))).isTrue();
      }
    }
    for (int i = 0; i < uses.getLength(); i++) {
      assertThat(ids).contains(((Element) uses.item(i)).getAttribute("href").substring(1));
    }
    for (int i = 0; i < all.getLength(); i++) {
      String fill = ((Element) all.item(i)).getAttribute("fill");
      if (fill.startsWith("url(#")) {
        assertThat(ids).contains(fill.substring("url(#".length(), fill.length() - 1));
      }
    }
  }

  @Test
  void anAnimatedDrawingShowsOnePositionAfterTheOther() throws Exception {
    List<PicturedPosition> pictures =
        randomGame(Games.find("niju").orElseThrow().game("most")).stream()
            .map(PicturedPosition::of)
            .toList();
    Document svg = parse(SvgPicture.of(pictures, 120));
    NodeList animations = svg.getElementsByTagName("animate");
    assertThat(animations.getLength()).isEqualTo(pictures.size()).isGreaterThan(2);
    double total = 0.8 * (pictures.size() - 1) + 4;
    for (int i = 0; i < pictures.size(); i++) {
      Element animation = (Element) animations.item(i);
      double begin = Double.parseDouble(animation.getAttribute("begin").replace("s", ""));
      double shown = Double.parseDouble(animation.getAttribute("keyTimes").replace("0;", ""));
      double end = i == pictures.size() - 1 ? total : 0.8 * (i + 1);
      assertThat(begin).isBetween(0.8 * i - 0.01, 0.8 * i + 0.01);
      assertThat(begin + shown * total).isBetween(end - 0.01, end + 0.01);
    }
  }

  @Test
  void anAnimationHasAPictureOfEachPosition() throws IOException {
    List<PicturedPosition> pictures =
        randomGame(Games.find("talpa").orElseThrow().game("4x4")).stream()
            .map(PicturedPosition::of)
            .toList();
    byte[] gif = GameAnimation.gif(pictures, 120);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(pictures.size()).isGreaterThan(2);
      assertThat(reader.read(1).getWidth()).isEqualTo(120);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void aTileShowsHowFarItsPatternHasCome() {
    List<PieceSvg.MarkState> states =
        PieceSvg.progress(
            "first",
            (right, down) -> right == 0 && down == -1 ? Optional.of("first") : Optional.empty());
    assertThat(states).hasSize(8);
    assertThat(states.get(1)).isEqualTo(PieceSvg.MarkState.THERE);
    assertThat(states.get(0)).isEqualTo(PieceSvg.MarkState.WANTED);
  }

  @Test
  void aCardHasTheSiteTheTitleThePlayersAndTheResultBesideTheBoard() throws Exception {
    PicturedPosition start =
        PicturedPosition.of(Games.find("talpa").orElseThrow().game("6x6").start(1));
    CardText text = new CardText("Talpa", List.of("Ana", "漢字"), "Red has a tunnel");
    String svg = SvgPicture.card(start, text, 1200, SIZE);
    assertThat(parse(svg).getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 1200 630");
    assertThat(svg).doesNotContain("<text");
    BufferedImage image = Raster.image(svg, 1200, SIZE);
    int ground = image.getRGB(1190, 5);
    assertThat(inkRows(image, ground)).as("rows of text").isGreaterThan(120);
    String untitled = SvgPicture.card(start, new CardText("", List.of(), ""), 1200, SIZE);
    assertThat(inkRows(Raster.image(untitled, 1200, SIZE), ground)).isBetween(20, 80);
    assertThat(Letters.TEXT.writable("João 漢")).hasValue("João");
    assertThat(Letters.TEXT.writable("漢字")).isEmpty();
  }

  /// Returns how many rows beside the board are not of the ground alone.
  private static int inkRows(BufferedImage image, int ground) {
    int rows = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      boolean hasInk = false;
      for (int x = SIZE + 5; x < image.getWidth(); x++) {
        hasInk |= image.getRGB(x, y) != ground;
      }
      rows += hasInk ? 1 : 0;
    }
    return rows;
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
