package tabuleiro.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.position.LegalMovesJson;
import tabuleiro.protocol.position.VariationJson;
import tabuleiro.protocol.study.CreatedStudyJson;
import tabuleiro.protocol.study.OpenedTextJson;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.protocol.study.StudyVariationJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.http.JsonAnswers;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.study.ServedStudies;
import tabuleiro.text.Language;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.position.RequestedBoard;
import tabuleiro.view.study.OpenRequest;

/// Positions, records and studies over HTTP, and their pages.
final class StudyRoutesTest extends ServedStudies {
  private static String query(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void returnsPositionOfEveryGame(Game game) {
    String path = "/positions/" + game.id().game() + "/" + game.id().variant();
    String start = game.start(7).format();
    VariationJson seeded = JsonAnswers.parse(ok(path + "?seed=7"), VariationJson.class);
    assertThat(seeded.start()).isEqualTo(start);
    assertThat(ok(path + "?position=" + query(start))).isEqualTo(ok(path + "?seed=7"));
    String move = game.start(7).formatMove(game.start(7).moveAt(0));
    VariationJson moved =
        JsonAnswers.parse(ok(path + "?seed=7&moves=" + query(move)), VariationJson.class);
    assertThat(moved.moves()).hasSize(1);
    String clicks = String.join(" ", moved.moves().getFirst().targets());
    assertThat(ok(path + "?seed=7&targets=" + query(clicks))).isEqualTo(JsonText.format(moved));
    assertThat(ok(path + "/editor")).contains("\"pieces\":[{");
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void listsTheLegalMovesAsTexts(Game game) {
    String path = "/positions/" + game.id().game() + "/" + game.id().variant() + "/moves?seed=7";
    Position start = game.start(7);
    LegalMovesJson first = JsonAnswers.parse(ok(path), LegalMovesJson.class);
    assertThat(first.position()).isEqualTo(start.format());
    assertThat(first.moves()).hasSize(start.countMoves()).doesNotHaveDuplicates();
    for (String move : first.moves()) {
      assertThat(start.legalMoves()).contains(start.parseMove(move));
    }
    String move = first.moves().getLast();
    LegalMovesJson second =
        JsonAnswers.parse(ok(path + "&moves=" + query(move)), LegalMovesJson.class);
    Position next = start.playUnchecked(start.parseMove(move));
    assertThat(second.position()).isEqualTo(next.format());
    assertThat(second.toMove()).isEqualTo(next.sideToMove().key());
    assertThat(second.moves()).hasSize(next.countMoves());
  }

  private HttpResponse<String> open(OpenRequest request) {
    Map<String, Object> fields = new TreeMap<>();
    request.text().ifPresent(text -> fields.put("text", text));
    request.board().game().ifPresent(game -> fields.put("game", game));
    request.board().variant().ifPresent(variant -> fields.put("variant", variant));
    request.board().position().ifPresent(position -> fields.put("position", position));
    request.number().ifPresent(number -> fields.put("number", number));
    String body = JsonText.format(fields);
    return net.post("/api/v2/records", body, "Origin", net.origin());
  }

  private static OpenRequest pasted(String text) {
    return new OpenRequest(
        Optional.of(text),
        new RequestedBoard(Optional.of("talpa"), Optional.of("4x4"), Optional.empty()),
        Optional.empty());
  }

  private OpenedTextJson opened(OpenRequest request) {
    HttpResponse<String> answer = open(request);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JsonAnswers.parse(answer.body(), OpenedTextJson.class);
  }

  @Test
  void opensOneGameOfSeveral() {
    String two = STUDY + "\n" + STUDY.replace("Two ways", "One way").replace("a1a2 *", "a3a2 *");
    OpenedTextJson all = opened(pasted(two));
    assertThat(all.study()).isEmpty();
    assertThat(all.games())
        .extracting(OpenedTextJson.OpenedGame::title)
        .containsExactly("Two ways", "One way");
    OpenRequest second = new OpenRequest(Optional.of(two), none(), Optional.of(2));
    StudyJson study = opened(second).study().orElseThrow();
    assertThat(study.mainLine().moves().getLast().move()).isEqualTo("a3a2");
    assertThat(study.mainLine().moves().getFirst().variations()).hasSize(1);
  }

  @Test
  void opensTheGamesAfterAMalformedOne() {
    String broken = STUDY.replace("Two ways", "Broken").replace("a1a2 *", "{open");
    OpenedTextJson all = opened(pasted(broken + "\n\n" + STUDY));
    assertThat(all.games())
        .extracting(OpenedTextJson.OpenedGame::title)
        .containsExactly("Two ways");
    assertThat(all.problems()).singleElement().asString().contains("line 5, column", "not closed");
    assertThat(all.study()).as("the problem is seen first").isEmpty();
    OpenRequest first =
        new OpenRequest(pasted(broken + "\n\n" + STUDY).text(), none(), Optional.of(1));
    assertThat(opened(first).study().orElseThrow().title()).isEqualTo("Two ways");
    assertThat(opened(pasted(STUDY)).problems()).isEmpty();
    assertThat(open(pasted(broken)).body()).contains("line 5, column");
  }

  @Test
  void recordsMayBeginWithCommentsAndBlankLines() {
    OpenedTextJson all = opened(pasted("; my games\n% made by hand\n\n" + STUDY));
    assertThat(all.games())
        .extracting(OpenedTextJson.OpenedGame::title)
        .containsExactly("Two ways");
    assertThat(open(pasted("\n\n" + STUDY.replace("a1a2", "a1d4"))).body())
        .contains("line 7, column");
  }

  private static RequestedBoard none() {
    return new RequestedBoard(Optional.empty(), Optional.empty(), Optional.empty());
  }

  @Test
  void opensAPositionAndAListOfMoves() {
    StudyJson position = opened(pasted("rbrb/brbr/rb2/brbr b")).study().orElseThrow();
    assertThat(position.start()).isEqualTo("rbrb/brbr/rb2/brbr b");
    assertThat(position.firstToMove()).isEqualTo("second");
    StudyJson moves = opened(pasted("b1c1 a1a2")).study().orElseThrow();
    assertThat(moves.mainLine().moves())
        .extracting(StudyVariationJson.StudyMove::move)
        .containsExactly("b1c1", "a1a2");
    assertThat(opened(pasted("1. b1c1 {good} (1. b1a1)\n a1a2 *")).study()).isPresent();
  }

  @Test
  void namesTheLineAndTheReasonOfATextThatCannotBeOpened() {
    assertThat(open(pasted("b1c1\na1d4")).body()).contains("line 2, column 1").contains("rule 4");
    assertThat(open(pasted(STUDY.replace("a1a2", "a1d4"))).body()).contains("line 5, column");
    assertThat(open(pasted("[Game")).body()).contains("line 1, column 6");
    assertThat(open(pasted("hello world")).body())
        .contains("neither a position")
        .contains("'hello' is not a move");
    assertThat(open(pasted(" ")).statusCode()).isEqualTo(400);
  }

  @Test
  void rejectsInvalidPositionWithReason() {
    assertThat(refused("/positions/talpa/4x4?position=rbrb"))
        .contains("\"error\":\"illegal\"")
        .contains("a position looks like");
    assertThat(refused("/positions/talpa/4x4?moves=a1b2")).contains("rule 4");
    assertThat(refused("/positions/talpa/4x4/moves?moves=a1b2")).contains("rule 4");
    assertThat(refused("/positions/talpa/4x4?targets=a1&language=pt")).contains("Azul");
    assertThat(refused("/positions/talpa/99x99")).contains("99x99");
    assertThat(refused("/positions/chess/8x8")).contains("chess");
    assertThat(refused("/positions/morelli/9?seed=x")).contains("Seed");
  }

  @Test
  void finishedPositionHasEnding() {
    assertThat(ok("/positions/talpa/3x3/moves?position=" + query("b2/1rr/2r b") + "&moves=a3"))
        .endsWith("\"moves\":[]}");
    assertThat(ok("/positions/talpa/3x3?position=" + query("b2/1rr/2r b") + "&moves=a3"))
        .contains("\"endingText\":\"Red wins: Blue opened both paths at once\"");
  }

  @Test
  void checksClickPath() {
    assertThat(ok("/positions/talpa/4x4/move-check?targets=" + query("b1 a1")))
        .isEqualTo("{\"move\":\"b1a1\",\"message\":\"\"}");
    assertThat(ok("/positions/talpa/4x4/move-check?targets=a1&language=pt"))
        .isEqualTo(
            "{\"move\":\"\",\"message\":\"a peça em a1 é do Azul; é a vez do Vermelho (regra 4)\","
                + "\"refusal\":{\"rule\":\"4\",\"reason\":\"a peça em a1 é do Azul; é a vez do"
                + " Vermelho\",\"cells\":[\"a1\"]}}");
  }

  @Test
  void rulesAreInLanguageOfRequest() {
    assertThat(ok("/rules/talpa")).contains("\"heading\":\"Rules\"");
    assertThat(ok("/rules/talpa?language=pt")).contains("\"heading\":\"Regras\"");
    assertThat(net.get("/api/v2/rules/chess").statusCode()).isEqualTo(404);
  }

  @Test
  void studyIdDependsOnContent() {
    HttpResponse<String> kept = keep(STUDY);
    assertThat(kept.statusCode()).isEqualTo(201);
    assertThat(keep(STUDY + "\n").body()).isEqualTo(kept.body());
    CreatedStudyJson study = JsonAnswers.parse(kept.body(), CreatedStudyJson.class);
    assertThat(study.path()).isEqualTo("/s/" + study.study());
    StudyJson shown = JsonAnswers.parse(ok("/studies/" + study.study()), StudyJson.class);
    assertThat(shown.title()).isEqualTo("Two ways");
    assertThat(shown.mainLine().comment()).isEqualTo("A first look");
    StudyVariationJson.StudyMove first = shown.mainLine().moves().getFirst();
    assertThat(first.move()).isEqualTo("b1c1");
    assertThat(first.comment()).isEqualTo("good");
    assertThat(first.variations().getFirst().moves().get(1).move()).isEqualTo("a3a2");
    assertThat(keep(shown.record()).body()).isEqualTo(kept.body());
    assertThat(net.get("/api/v2/studies/none").statusCode()).isEqualTo(404);
  }

  @Test
  void theLinkOfAStudyShowsItsTitleAndTheEndOfItsMoves() {
    CreatedStudyJson study = JsonAnswers.parse(keep(STUDY).body(), CreatedStudyJson.class);
    String page = net.get(study.path() + "?language=en").body();
    assertThat(page)
        .contains("<title>Two ways · Talpa · Tabuleiro</title>")
        .contains("og:title\" content=\"Two ways · Talpa")
        .contains("content=\"noindex\"", "\"/studies/" + study.study() + "\":");
    Matcher picture =
        Pattern.compile("og:image\" content=\"[^\"]*?(/picture[^\"]*)\"").matcher(page);
    assertThat(picture.find()).isTrue();
    String address = picture.group(1).replace("&amp;", "&");
    assertThat(address).startsWith("/picture/talpa/4x4.png?card=yes&position=");
    String query = address.substring(address.indexOf("position="));
    VariationJson shown =
        JsonAnswers.parse(ok("/positions/talpa/4x4?" + query), VariationJson.class);
    VariationJson end =
        JsonAnswers.parse(ok("/positions/talpa/4x4?moves=b1c1+a1a2"), VariationJson.class);
    assertThat(shown.start()).isEqualTo(end.position().position());
  }

  @Test
  void rejectsInvalidStudyWithLocation() {
    HttpResponse<String> wrong = keep(STUDY.replace("a3a2", "a2b3"));
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong.body()).contains("line 5, column 56").contains("rule 4");
    assertThat(keep("").statusCode()).isEqualTo(400);
    assertThat(keep(STUDY + STUDY).statusCode()).isEqualTo(400);
    assertThat(keep("1. c3d3 *").body()).contains("[Game");
    String foreign = net.post("/api/v2/studies", "{}", "Origin", net.origin()).body();
    assertThat(foreign).contains("field record is missing");
    String comments = "{%s} {%1$s}".formatted("é \\ ".repeat(15_000));
    String large = STUDY.replace("{good}", comments + " {" + "y".repeat(50_000) + "}");
    assertThat(keep(large).statusCode()).as("a large record").isEqualTo(201);
    String huge = STUDY.replace("good", "x".repeat(1 << 20));
    assertThat(keep(huge).statusCode()).isEqualTo(413);
  }

  @Test
  void servesPages() {
    String study = JsonAnswers.parse(keep(STUDY).body(), CreatedStudyJson.class).path();
    String game = "/analysis?of=" + finished(0);
    String variant = "/analysis?game=trench&variant=to40";
    for (String path : List.of("/learn", "/learn/niju", "/analysis", variant, study, game)) {
      assertThat(net.get(path).statusCode()).as(path).isEqualTo(200);
    }
    assertThat(net.get("/learn?language=pt").body()).contains("<h1>Aprender</h1>");
    for (String path : List.of("/learn/chess", "/learn/jostle/7x7", "/lesson/talpa/3x3")) {
      assertThat(net.get(path).statusCode()).as(path).isEqualTo(404);
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void pagesOfRulesAreReadableWithoutScripts(Game board) {
    FeaturedBoardJson featured = FeaturedBoardJsonMapper.of(board, Language.ENGLISH);
    String page = net.get(featured.rules() + "?language=en").body();
    assertThat(page)
        .contains("<h1>" + featured.name() + "</h1>", "id=\"rule-1\"", "id=\"rule-5\"")
        .contains("class=\"pieces\"", featured.credit(), featured.lesson() + "\"")
        .doesNotContain("{{", "[[", "]]");
    String lesson = net.get(featured.lesson() + "?language=pt").body();
    assertThat(lesson).contains("data-goal=\"win\"", featured.rules() + "\"").doesNotContain("{{");
  }
}
