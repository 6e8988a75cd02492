package tabuleiro.server.learn;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.catalogue.SolvedBoard;

/// The values of the page with all guided games and rules: a card for each board, and the largest
/// solved board of each game.
final class LearnPage {
  private LearnPage() {}

  static Map<String, String> values(Messages messages) {
    return Map.of(
        "cards",
        FeaturedBoardJsonMapper.all(messages.language()).stream()
            .map(board -> card(board, messages))
            .collect(Collectors.joining()),
        "known",
        SolvedBoard.all().stream()
            .collect(
                Collectors.toMap(
                    board -> board.game().id().game(),
                    board -> board,
                    BinaryOperator.maxBy(Comparator.comparingLong(SolvedBoard::positions)),
                    LinkedHashMap::new))
            .values()
            .stream()
            .map(board -> known(board, messages))
            .collect(Collectors.joining()));
  }

  private static String known(SolvedBoard board, Messages messages) {
    String family = board.game().id().game();
    String name = messages.forGame(family).boardName(board.game().id().variant());
    return PageRenderer.renderPart(
        "known-row",
        messages,
        Map.of(
            "game", family,
            "board", name,
            "value", messages.format("learn.known." + board.value()),
            "positions",
                messages.format(
                    board.isStrong() ? "learn.known.every" : "learn.known.start",
                    messages.number(board.positions())),
            "check", messages.format("learn.known.check-of", name)));
  }

  private static String card(FeaturedBoardJson board, Messages messages) {
    int steps = Lessons.of(board.game()).stepsOf(board.variant()).size();
    return PageRenderer.renderPart(
        "learn-card",
        messages,
        FeaturedBoardJsonMapper.values(
            board,
            Map.ofEntries(
                Map.entry("motto", FeaturedBoardJsonMapper.motto(board, messages.language())),
                Map.entry("tiles", "<i></i>".repeat(steps)),
                Map.entry("begin", messages.format("learn.guide-title", board.name())),
                Map.entry("read", messages.format("learn.rules-of", board.name())))));
  }
}
