package tabuleiro.server.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
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

final class PositionPictureTest {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 630;

  private static List<Position> randomGame(Game game) {
    Random random = new Random(5);
    List<Position> positions = new ArrayList<>(List.of(game.start(3)));
    for (int ply = 0; ply < 20 && !positions.getLast().outcome().isOver(); ply++) {
      Position now = positions.getLast();
      positions.add(now.playUnchecked(now.moveAt(random.nextInt(now.countMoves()))));
    }
    return positions;
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyPieceHasTheColourOfItsSide(Game game) {
    Position position = randomGame(game).getLast();
    BufferedImage image = new PositionPicture(position, List.of()).image(WIDTH, HEIGHT);
    BoardLayout layout = BoardLayout.of(position);
    BoardColors colors = BoardColors.of(game.id().game());
    assertThat(position.scene().pieces()).isNotEmpty();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      Point2D centre = Objects.requireNonNull(layout.centres().get(placed.cell()));
      // Beside the signs and rings of discs and tiles.
      double away = placed.piece().number() > 0 ? 15 : 27 / Math.sqrt(2);
      Point2D place = new Point2D.Double(centre.getX() + away, centre.getY() + away);
      Point2D pixel = PositionPicture.placement(layout, WIDTH, HEIGHT).transform(place, null);
      Color expected = colors.get(placed.piece().side().key());
      Color drawn = new Color(image.getRGB((int) pixel.getX(), (int) pixel.getY()));
      assertThat(distance(drawn, expected)).as("%s %s", placed, drawn).isLessThan(40);
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void aDrawingHasTheBoardAndEveryPieceInItsColour(Game game) throws Exception {
    Position position = randomGame(game).getLast();
    List<Scene.PlacedPiece> pieces = position.scene().pieces();
    Document svg = parse(SvgPicture.of(new PositionPicture(position, List.of()), 400));
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 400 400");
    NodeList uses = svg.getElementsByTagName("use");
    assertThat(uses.getLength()).isEqualTo(1 + pieces.size());
    BoardLayout layout = BoardLayout.of(position);
    for (int i = 0; i < pieces.size(); i++) {
      Element use = (Element) uses.item(i + 1);
      Scene.PlacedPiece placed = pieces.get(i);
      Point2D centre = layout.centre(placed.cell());
      assertThat(Double.parseDouble(use.getAttribute("x"))).isCloseTo(centre.getX(), within(0.01));
      assertThat(Double.parseDouble(use.getAttribute("y"))).isCloseTo(centre.getY(), within(0.01));
      Color body = BoardColors.of(game.id().game()).get(placed.piece().side().key());
      assertThat(fillOf(svg, use.getAttribute("href"))).isEqualTo(SvgCanvas.hex(body));
    }
  }

  /// Returns the colour of the first shape of a part.
  private static String fillOf(Document svg, String reference) throws Exception {
    return XPathFactory.newInstance()
        .newXPath()
        .evaluate("//*[@id='%s']/*[1]/@fill".formatted(reference.substring(1)), svg);
  }

  @Test
  void anAnimatedDrawingShowsOnePositionAfterTheOther() throws Exception {
    List<PositionPicture> pictures =
        randomGame(Games.find("niju").orElseThrow().game("most")).stream()
            .map(position -> new PositionPicture(position, List.of()))
            .toList();
    Document svg = parse(SvgPicture.of(pictures, 120));
    NodeList animations = svg.getElementsByTagName("animate");
    assertThat(animations.getLength()).isEqualTo(pictures.size()).isGreaterThan(2);
    String total = 0.8 * (pictures.size() - 1) + 4 + "";
    for (int i = 0; i < pictures.size(); i++) {
      Element animation = (Element) animations.item(i);
      double begin = Double.parseDouble(animation.getAttribute("begin").replace("s", ""));
      double shown = Double.parseDouble(animation.getAttribute("keyTimes").replace("0;", ""));
      double end = i == pictures.size() - 1 ? Double.parseDouble(total) : 0.8 * (i + 1);
      assertThat(begin).isCloseTo(0.8 * i, within(0.01));
      assertThat(begin + shown * Double.parseDouble(total)).isCloseTo(end, within(0.01));
    }
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static int distance(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed())
        + Math.abs(one.getGreen() - other.getGreen())
        + Math.abs(one.getBlue() - other.getBlue());
  }

  @Test
  void anAnimationHasAPictureOfEachPosition() throws IOException {
    List<PositionPicture> pictures =
        randomGame(Games.find("talpa").orElseThrow().game("4x4")).stream()
            .map(position -> new PositionPicture(position, List.of()))
            .toList();
    byte[] gif = GameAnimation.gif(pictures, 120);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(pictures.size()).isGreaterThan(2);
      assertThat(reader.read(1).getWidth()).isEqualTo(120);
      assertThat(
              reader
                  .getImageMetadata(0)
                  .getAsTree("javax_imageio_gif_image_1.0")
                  .getChildNodes()
                  .getLength())
          .isPositive();
    } finally {
      reader.dispose();
    }
  }

  @Test
  void everyDigitHasItsOwnShape() {
    List<Double> areas = new ArrayList<>();
    for (int digit = 0; digit < 10; digit++) {
      assertThat(Digits.shape(String.valueOf(digit), 60).getBounds2D().getHeight())
          .isBetween(60.0, 75.0);
      areas.add(area(String.valueOf(digit)));
    }
    assertThat(areas).doesNotHaveDuplicates();
  }

  private static double area(String digit) {
    BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB);
    Graphics2D out = image.createGraphics();
    out.translate(50, 50);
    out.fill(Digits.shape(digit, 60));
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      // Weighted by place, so that mirrored digits differ.
      sum += (image.getRGB(i % 100, i / 100) & 1) * (1 + 0.001 * i);
    }
    return sum;
  }
}
