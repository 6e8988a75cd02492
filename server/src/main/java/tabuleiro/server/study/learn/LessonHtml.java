package tabuleiro.server.study.learn;

import static tabuleiro.server.http.page.PageRenderer.escape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.server.study.StudyVariation;
import tabuleiro.server.view.PieceJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// Positions and tasks as HTML that a script turns into boards. Without scripts the pieces are
/// listed as text.
///
/// @param game the family
/// @param messages the messages of the game
public record LessonHtml(String game, Messages messages) {
  /// Returns a board beside a rule.
  String lesson(Lesson lesson) {
    String key = "learn.lesson." + game + "." + lesson.name();
    return """
    <figure class="lesson card" %s><figcaption>%s</figcaption>\
    <div class="lesson-board"><p class="pieces">%s</p></div></figure>
    """
        .formatted(data(lesson, key), escape(messages.format(key)), pieces(lesson));
  }

  /// Returns a step of a guided first game.
  String step(Lesson step) {
    String key = "learn.step." + game + "." + step.chapter() + "." + step.name();
    return "<li class=\"step\" %s>%s</li>%n"
        .formatted(data(step, key), escape(messages.format(key)));
  }

  /// Returns a picture of a board's start.
  ///
  /// @param name the name of the board
  String start(GameId id, String name) {
    Position start = StudyVariation.game(id.game(), id.variant()).start(1);
    return """
    <figure class="start-position" data-variant="%s" data-position="%s">\
    <div class="lesson-board"><p class="pieces">%s</p></div><figcaption>%s</figcaption></figure>
    """
        .formatted(
            escape(id.variant()),
            escape(start.format()),
            pieces(start),
            escape(messages.format("learn.start-of", name)));
  }

  private String data(Lesson lesson, String key) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put("variant", lesson.variant());
    data.put("position", lesson.position());
    data.put("rule", lesson.chapter());
    data.put("goal", lesson.goal().kind());
    data.put("solutions", String.join(";", lesson.solutions(start(lesson))));
    data.put("yes", textOr(key + ".yes", "learn.yes"));
    data.put("no", textOr(key + ".no", "learn.no." + lesson.goal().kind()));
    return data.entrySet().stream()
        .map(entry -> "data-%s=\"%s\"".formatted(entry.getKey(), escape(entry.getValue())))
        .collect(Collectors.joining(" "));
  }

  private String textOr(String key, String other) {
    if (messages.hasKey(key)) {
      return messages.format(key);
    }
    return messages.hasKey(other) ? messages.format(other) : "";
  }

  private String pieces(Lesson lesson) {
    return pieces(start(lesson));
  }

  private Position start(Lesson lesson) {
    return StudyVariation.game(game, lesson.variant()).parse(lesson.position());
  }

  /// Returns the pieces of a position as text, such as `Red: a1, c3`.
  private String pieces(Position position) {
    List<PositionJson.Placed> placed = PositionJson.of(position, messages).pieces();
    boolean isOneKind = placed.stream().map(group -> group.piece().kind()).distinct().count() == 1;
    String text =
        placed.stream()
            .map(group -> name(group.piece(), isOneKind) + ": " + String.join(", ", group.cells()))
            .collect(Collectors.joining("; "));
    return escape(text.isEmpty() ? messages.format("learn.no-pieces") : text);
  }

  private String name(PieceJson piece, boolean isOneKind) {
    String side = messages.format("side." + piece.side());
    String number = piece.number() > 0 ? " " + piece.number() : "";
    return isOneKind
        ? side + number
        : side + ", " + messages.format("piece." + piece.kind()) + number;
  }
}
