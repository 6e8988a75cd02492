package tabuleiro.simulation.abuse;

import java.nio.file.Path;
import java.time.Duration;
import tabuleiro.server.DrivenSite;
import tabuleiro.server.game.Json;
import tabuleiro.server.http.SimulatedHttp.Response;

/// A member who asks for rated games, and opponents at many addresses who take the seat and resign
/// at once: visitors, and then new members.
final class ResigningVisitors {
  /// Letters of which none looks like another.
  private static final String LETTERS = "ABCDEFGHJKM";

  private final DrivenSite site;
  private final AbuseBug bug;
  private final SitePlayer winner;

  private ResigningVisitors(DrivenSite site, AbuseBug bug) {
    this.site = site;
    this.bug = bug;
    this.winner = SitePlayer.browser(site, "Winner", "198.51.100.1");
  }

  /// Returns how many games have changed the rating of the member.
  static int countedGames(Path file, AbuseBug bug) {
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      return new ResigningVisitors(site, bug).play();
    }
  }

  private int play() {
    var _ = winner.signUp();
    for (int i = 0; i < LETTERS.length(); i++) {
      lose(i, false);
      lose(i, true);
      site.pass(Duration.ofMinutes(30));
    }
    Json ratings = winner.done("GET", "/ratings/mine", "");
    int counted = 0;
    for (int i = 0; i < ratings.size("pools"); i++) {
      counted += ratings.number("pools", i, "games");
    }
    return counted;
  }

  /// Lets an opponent take a seat and resign.
  private void lose(int number, boolean isMember) {
    String name = "Loser" + LETTERS.charAt(number);
    SitePlayer loser = SitePlayer.browser(site, name, "21." + number + ".1.1");
    if (isMember) {
      var _ = loser.signUp();
    }
    Json made =
        winner.done(
            "POST",
            "/games",
            "{'id':'%s%s','game':'talpa','clock':'5m+3s','rated':true}"
                .formatted(isMember ? "m" : "v", number));
    String game = made.text("gameId");
    Response seat =
        loser.post(
            "/games/" + game + "/seat",
            "{'token':'%s','name':'%s'}".formatted(made.text("tokens", "second"), name));
    if (!isMember && seat.status() != 403) {
      throw new AssertionError("a visitor takes the seat of a rated game: " + seat);
    }
    if (seat.status() < 300) {
      if (bug == AbuseBug.MOVES_OF_A_MOMENT) {
        var _ = winner.move(game);
        var _ = loser.move(game);
      }
      var _ = loser.act(game, "'action':'resign'");
    } else {
      var _ = winner.act(game, "'action':'withdraw'");
    }
  }
}
