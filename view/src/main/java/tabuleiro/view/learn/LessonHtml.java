package tabuleiro.view.learn;

import static tabuleiro.view.text.Html.escape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.protocol.position.PieceJson;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;
import tabuleiro.view.position.Variation;

/// Positions and tasks as HTML that a script turns into boards. Without scripts the pieces are
/// listed as text.
///
/// @param game the family
/// @param messages the messages of the game
record LessonHtml(String game, Messages messages) {
  /// Returns a board beside a rule.
  String lesson(Lesson lesson) {
    LessonText text = LessonText.ofRule(game, lesson, messages);
    return """
    <figure class="lesson card" %s><figcaption>%s</figcaption>\
    <div class="lesson-board"><p class="pieces">%s</p></div></figure>
    """
        .formatted(data(lesson, text), escape(text.task()), pieces(lesson));
  }

  /// Returns a step of a guided first game.
  String step(Lesson step) {
    LessonText text = LessonText.ofStep(game, step, messages);
    return "<li class=\"step\" data-step=\"%s\" %s><h2>%s</h2><p>%s</p></li>%n"
        .formatted(
            escape(step.name()),
            data(step, text),
            escape(LessonText.stepTitle(game, step, messages)),
            escape(text.task()));
  }

  /// Returns a picture of a board's start.
  ///
  /// @param name the name of the board
  String start(GameId id, String name) {
    Position start = Variation.game(id.game(), id.variant()).start(1);
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

  private String data(Lesson lesson, LessonText text) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put("variant", lesson.variant());
    data.put("position", lesson.position());
    data.put("rule", lesson.chapter());
    data.put("goal", lesson.goal().kind());
    data.put("solutions", String.join(";", solutions(lesson, lesson.start(game))));
    data.put("yes", text.solved());
    data.put("no", text.notSolved());
    return data.entrySet().stream()
        .map(entry -> "data-%s=\"%s\"".formatted(entry.getKey(), escape(entry.getValue())))
        .collect(Collectors.joining(" "));
  }

  /// Returns what solves the task, so that a page can check it by itself: the click paths of the
  /// moves that win or are asked for, with spaces between the names; an attempt for `refused`.
  /// Empty where every move, every attempt or nothing solves it.
  static List<String> solutions(Lesson lesson, Position start) {
    return switch (lesson.goal().kind()) {
      case "win", "moves" ->
          IntStream.of(start.legalMoves())
              .filter(move -> lesson.goal().isMetBy(start, move))
              .mapToObj(move -> MoveJsonMapper.of(start, move))
              .map(move -> String.join(" ", move.targets()))
              .toList();
      default ->
          lesson.goal().moves().isEmpty()
              ? List.of()
              : List.of(String.join(" ", lesson.goal().moves()));
    };
  }

  private String pieces(Lesson lesson) {
    return pieces(lesson.start(game));
  }

  /// Returns the pieces of a position as text, such as `Red: a1, c3`.
  private String pieces(Position position) {
    List<PositionJson.Placed> placed = PositionJsonMapper.of(position, messages).pieces();
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
