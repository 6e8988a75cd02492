package tabuleiro.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;

/// Fingers on a touch screen. The browser makes of them what it makes of real ones: scrolling too.
final class TouchInput {
  /// The steps of a movement.
  private static final int STEPS = 10;

  private final Page page;
  private final CDPSession session;

  TouchInput(Page page) {
    this.page = page;
    session = page.context().newCDPSession(page);
  }

  /// A point of the window, in pixels.
  record Point(double x, double y) {
    Point plus(double right, double down) {
      return new Point(x + right, y + down);
    }
  }

  /// Returns the middle of a cell.
  Point cell(String name) {
    BoundingBox box =
        page.locator("tabuleiro-board [data-cell='%s']".formatted(name)).first().boundingBox();
    return new Point(box.x + box.width / 2, box.y + box.height / 2);
  }

  /// Touches a point for a moment.
  void tap(Point point) {
    send("touchStart", List.of(point));
    send("touchEnd", List.of());
  }

  /// Moves a finger.
  ///
  /// @param holdMillis how long the finger stays before it moves
  void swipe(Point from, double right, double down, int holdMillis) {
    send("touchStart", List.of(from));
    page.waitForTimeout(holdMillis);
    move(List.of(from), List.of(from.plus(right, down)));
    send("touchEnd", List.of());
  }

  /// Moves two fingers apart, each by a distance in pixels, to the left and to the right.
  void spread(Point middle, double distance) {
    List<Point> from = List.of(middle.plus(-20, 0), middle.plus(20, 0));
    send("touchStart", from);
    move(from, List.of(middle.plus(-20 - distance, 0), middle.plus(20 + distance, 0)));
    send("touchEnd", List.of());
  }

  private void move(List<Point> from, List<Point> to) {
    for (int step = 1; step <= STEPS; step++) {
      double part = (double) step / STEPS;
      List<Point> points = new ArrayList<>();
      for (int finger = 0; finger < from.size(); finger++) {
        Point start = from.get(finger);
        Point end = to.get(finger);
        points.add(start.plus(part * (end.x() - start.x()), part * (end.y() - start.y())));
      }
      send("touchMove", points);
    }
  }

  private void send(String type, List<Point> points) {
    JsonArray touches = new JsonArray();
    for (int finger = 0; finger < points.size(); finger++) {
      JsonObject touch = new JsonObject();
      touch.addProperty("id", finger);
      touch.addProperty("x", points.get(finger).x());
      touch.addProperty("y", points.get(finger).y());
      touches.add(touch);
    }
    JsonObject arguments = new JsonObject();
    arguments.addProperty("type", type);
    arguments.add("touchPoints", touches);
    session.send("Input.dispatchTouchEvent", arguments);
  }
}
