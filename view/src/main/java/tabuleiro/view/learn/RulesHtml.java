package tabuleiro.view.learn;

import static tabuleiro.view.text.Html.escape;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.engine.LevelStrength;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.learn.RulesJson;
import tabuleiro.rules.GameId;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;

/// The rules of a board as HTML: readable without scripts, which add the boards.
///
/// @param board the description of the board
/// @param messages the messages of its game
/// @param lessons the lessons of its game
public record RulesHtml(FeaturedBoardJson board, Messages messages, Lessons lessons) {
  /// Returns the values of the template.
  ///
  /// @param board the description of the board in the language of the page
  public static Map<String, String> values(FeaturedBoardJson board, Messages messages) {
    Messages ofGame = MessageCatalogue.of(messages.language(), board.game());
    RulesHtml html = new RulesHtml(board, ofGame, Lessons.of(board.game()));
    List<RulesJson.Chapter> chapters = RulesPageParser.chapters(board.game(), ofGame);
    LessonHtml pictures = new LessonHtml(board.game(), ofGame);
    return FeaturedBoardJsonMapper.values(
        board,
        Map.ofEntries(
            Map.entry(
                "start", pictures.start(new GameId(board.game(), board.variant()), board.name())),
            Map.entry("contents", html.contents(chapters)),
            Map.entry("chapters", html.chapters(chapters)),
            Map.entry("levels", html.levelTable()),
            Map.entry("links", html.links())));
  }

  private String contents(List<RulesJson.Chapter> chapters) {
    List<String> headings = new ArrayList<>(chapters.stream().map(this::heading).toList());
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < headings.size(); i++) {
      html.append(
          "<li><a href=\"#chapter-%d\">%s</a></li>%n".formatted(i, escape(headings.get(i))));
    }
    return html.toString();
  }

  private String heading(RulesJson.Chapter chapter) {
    return chapter.heading().isEmpty() ? messages.format("learn.about") : chapter.heading();
  }

  private String chapters(List<RulesJson.Chapter> chapters) {
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < chapters.size(); i++) {
      RulesJson.Chapter chapter = chapters.get(i);
      html.append(
          """
          <section class="chapter" aria-labelledby="chapter-%1$d"><h2 id="chapter-%1$d">%2$s</h2>
          %3$s</section>
          """
              .formatted(i, escape(heading(chapter)), parts(chapter.paragraphs())));
    }
    return html.toString();
  }

  /// Returns the paragraphs of a chapter. A rule stands with its explanations beside its boards.
  private String parts(List<RulesJson.Paragraph> parts) {
    List<List<RulesJson.Paragraph>> groups = new ArrayList<>();
    for (RulesJson.Paragraph part : parts) {
      if (part.kind().equals("rule") || groups.isEmpty()) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(part);
    }
    return groups.stream().map(this::group).collect(Collectors.joining());
  }

  private String group(List<RulesJson.Paragraph> parts) {
    String number = parts.getFirst().number();
    String text = parts.stream().map(RulesHtml::part).collect(Collectors.joining());
    LessonHtml boards = new LessonHtml(board.game(), messages);
    String pictures =
        lessons.lessons().stream()
            .filter(lesson -> !number.isEmpty() && lesson.chapter().equals(number))
            .map(boards::lesson)
            .collect(Collectors.joining());
    return pictures.isEmpty()
        ? text
        : "<div class=\"rule-with-boards\"><div class=\"rule-text\">%s</div>%s</div>%n"
            .formatted(text, pictures);
  }

  private static String part(RulesJson.Paragraph part) {
    return switch (part.kind()) {
      case "rule" ->
          "<p class=\"rule\" id=\"rule-%1$s\" tabindex=\"-1\"><span class=\"number\">%1$s.</span> %2$s</p>%n"
              .formatted(part.number(), escape(part.text()));
      case "table" -> "<pre tabindex=\"0\">%s</pre>%n".formatted(escape(part.text()));
      default -> "<p>%s</p>%n".formatted(escape(part.text()));
    };
  }

  private String links() {
    return lessons.links().stream()
        .map(link -> "<li>%s</li>%n".formatted(Html.externalLink(link.address(), link.name())))
        .collect(Collectors.joining());
  }

  private String levelTable() {
    List<LevelStrength> strengths = LevelStrength.of(board.game());
    List<String> variants = strengths.stream().map(LevelStrength::variant).distinct().toList();
    String head =
        variants.stream()
            .map(variant ->
                "<th scope=\"col\">%s</th>".formatted(escape(messages.variantName(variant))))
            .collect(Collectors.joining());
    StringBuilder rows = new StringBuilder();
    for (int level = 1; level <= 9; level++) {
      rows.append(
          "<tr><th scope=\"row\">%s</th>"
              .formatted(escape(messages.format("learn.level-number", level))));
      for (String variant : variants) {
        rows.append("<td>%s</td>".formatted(escape(rating(strengths, variant, level))));
      }
      rows.append("</tr>\n");
    }
    return """
    <table class="numbers"><thead><tr><th scope="col">%s</th>%s</tr></thead><tbody>
    %s</tbody></table>
    """
        .formatted(escape(messages.format("learn.level")), head, rows);
  }

  private String rating(List<LevelStrength> strengths, String variant, int level) {
    if (level == 1) {
      return "0";
    }
    Optional<LevelStrength> measured =
        strengths.stream()
            .filter(known -> known.variant().equals(variant) && known.number() == level)
            .findFirst();
    return measured
        .map(known -> messages.format("learn.rating", known.elo(), known.error()))
        .orElse("–");
  }
}
