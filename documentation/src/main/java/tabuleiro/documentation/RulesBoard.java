package tabuleiro.documentation;

import io.avaje.jsonb.Jsonb;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.protocol.catalogue.TextsJson;
import tabuleiro.text.Messages;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.PageTextsJsonMapper;

/// The board on a page with the rules of a game. A document marks its place by a comment before a
/// picture; the table after the picture has the positions. The picture stays where the board cannot
/// be played.
///
/// @param game the name of the family
/// @param root the way from the page up to the folder of all pages
/// @param script the text of the script that makes the board, which names the texts that it uses
/// @param messages the language of the page
record RulesBoard(String game, String root, String script, Messages messages) {
  static final String SCRIPT = "files/rules-board.js";

  private static final Pattern PLACE = Pattern.compile("<!-- board -->\\s*<p>(<img [^>]*>)</p>");
  private static final Jsonb JSONB = Jsonb.builder().build();

  /// Returns whether the HTML of a document has a place for a board.
  static boolean hasPlace(String html) {
    return PLACE.matcher(html).find();
  }

  /// Returns the HTML of a document with what the script needs in the place of its board.
  String fill(String html) {
    return PLACE
        .matcher(html)
        .replaceFirst(found -> Matcher.quoteReplacement(section(found.group(1))));
  }

  private String section(String picture) {
    return """
    <section class="play-board" id="play-board" data-game="%1$s" data-script="%2$s%3$s" data-folder-script="%2$sfiles/folder-board.js" aria-label="%4$s">
    <div class="board-place">%5$s</div>
    <p class="notice" id="no-board" hidden>%6$s</p>
    <noscript><p class="notice">%7$s</p></noscript>
    </section>
    <link rel="resource" id="board-style" href="%2$sfiles/board.css">
    <link rel="resource" id="board-pieces" href="%2$sfiles/pieces.svg">
    <script type="application/json" id="page-data">%8$s</script>
    """
        .formatted(
            game,
            root,
            SCRIPT,
            text("site.docs.board"),
            picture,
            text("site.docs.board-elsewhere"),
            text("site.docs.board-no-script"),
            texts());
  }

  private String text(String key) {
    return Html.escape(messages.format(key));
  }

  /// Returns the texts of the script as JSON that can stand in a script element.
  private String texts() {
    TextsJson texts = PageTextsJsonMapper.of(messages, PageTextsJsonMapper.usedKeys(script));
    Object answer = new TreeMap<>(Map.of("language", texts.language(), "texts", texts.texts()));
    return Html.inScript(JSONB.type(Object.class).toJson(Map.of("/texts", answer)));
  }
}
