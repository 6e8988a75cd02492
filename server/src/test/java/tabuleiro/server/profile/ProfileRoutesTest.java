package tabuleiro.server.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;

/// What the profile of a member shows: the ratings with their history, and the first moves.
final class ProfileRoutesTest extends ServedGames {
  private int ids;

  /// Plays a game that the second player resigns, and returns its id.
  private String play(TestPlayer first, TestPlayer second, String settings) {
    Json made =
        first.make(
            "{'id':'p%d','game':'talpa','clock':'5m+3s','sides':'fixed',%s}"
                .formatted(ids++, settings));
    String game = made.text("gameId");
    second.post(
        "/games/" + game + "/seat", "{'token':'%s'}".formatted(made.text("tokens", "second")));
    first.move(game);
    second.move(game);
    assertThat(second.act(game, "'action':'resign'").statusCode()).isEqualTo(200);
    return game;
  }

  @Test
  void showsRatingsToAllButNoPrivateGame() {
    TestPlayer vera = TestPlayer.member(net, "Vera");
    TestPlayer rui = TestPlayer.member(net, "Rui");
    String open = play(vera, rui, "'rated':true,'visibility':'public'");
    String closed = play(vera, rui, "'rated':true");
    Json ratings = Json.read(ana.get("/players/vera/ratings"));
    assertThat(ratings.size("pools")).isEqualTo(1);
    assertThat(ratings.text("pools", 0, "pool")).isEqualTo("talpa-8x8-blitz");
    assertThat(ratings.isTrue("pools", 0, "provisional")).isTrue();
    assertThat(ratings.text("pools", 0, "history", 0, "id")).isEqualTo(open);
    assertThat(ratings.text("pools", 0, "history", 1, "id")).isEmpty();
    assertThat(ana.get("/players/vera/ratings").body()).doesNotContain(closed);
    assertThat(vera.get("/ratings/mine").body()).contains(open, closed);
    assertThat(ana.get("/players/none/ratings").statusCode()).isEqualTo(404);
    assertThat(net.get("/player/vera").body()).contains("/players/vera/ratings");
  }

  @Test
  void countsTheFirstMovesOfPublicGames() {
    TestPlayer wim = TestPlayer.member(net, "Wim");
    play(wim, bruno, "'visibility':'public'");
    play(wim, bruno, "'visibility':'public'");
    play(bruno, wim, "'visibility':'public'");
    play(wim, bruno, "'visibility':'private'");
    Json profile = Json.read(ana.get("/players/wim"));
    assertThat(profile.size("openings")).isEqualTo(1);
    assertThat(profile.number("openings", 0, "games")).isEqualTo(2);
    assertThat(profile.number("openings", 0, "won")).isEqualTo(2);
    assertThat(profile.number("openings", 0, "lost")).isZero();
  }
}
