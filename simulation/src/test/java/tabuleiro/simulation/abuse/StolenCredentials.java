package tabuleiro.simulation.abuse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.server.DrivenSite;
import tabuleiro.server.account.Member;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.Json;
import tabuleiro.server.http.SimulatedHttp.Response;

/// A thief has copied everything that leads to the seat of a member in a rated game: the cookies of
/// a second browser, an access token, the secrets that the answers about the game contained. Then
/// the owner, or the operator, does what ends it, and the thief tries each of them.
final class StolenCredentials {
  /// What ends the thief's access.
  enum Change {
    PASSWORD_CHANGED,
    CODES_REPLACED,
    RECOVERED,
    SIGNED_OUT,
    TOKEN_ENDED,
    SUSPENDED,
    DELETED
  }

  private static final String WORDS = "meet me at the harbour";

  /// What the thief has.
  ///
  /// @param of what it was obtained from: `browser`, `token` or `game`
  private record Copy(String of, SitePlayer thief) {}

  private final DrivenSite site;
  private final SitePlayer owner;
  private final SitePlayer second;
  private final SitePlayer friend;
  private final List<Copy> copies = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private final String code;
  private final String token;
  private final String game;

  private StolenCredentials(DrivenSite site) {
    this.site = site;
    owner = SitePlayer.browser(site, "Eva", "198.51.100.1");
    friend = SitePlayer.browser(site, "Friend", "198.51.100.2");
    code = owner.signUp().text("recoveryCodes", 0);
    var _ = friend.signUp();
    second = SitePlayer.browser(site, "Eva", "198.51.100.3");
    require(second.signIn(second.password()));
    Json made = owner.challenge(friend, "");
    game = made.text("gameId");
    require(owner.move(game));
    require(friend.move(game));
    require(owner.post(path("/messages"), "{'id':'m1','text':'" + WORDS + "'}"));
    copies.add(new Copy("browser", second.copyAt("203.0.113.9")));
    Json of = owner.done("POST", "/account/tokens", "{'name':'bot','scopes':['read','play']}");
    token = of.text("token", "id");
    addProgram("token", of.text("secret"));
    addTokens("game", made);
    // A game that the token has made, and the seat of the token in it.
    SitePlayer program = copies.get(1).thief();
    Response other = program.post("/games", "{'id':'t1','game':'talpa','clock':'5m'}");
    if (other.status() < 300) {
      addTokens("token", Json.read(other.body()));
    }
  }

  private static void require(Response response) {
    if (response.status() >= 300) {
      throw new AssertionError(response);
    }
  }

  private String path(String rest) {
    return "/games/" + game + rest;
  }

  private void addProgram(String of, String secret) {
    copies.add(new Copy(of, SitePlayer.program(site, secret, "203.0.113.9")));
  }

  /// Adds the secrets of the seats, as far as an answer contains any for the owner's side.
  private void addTokens(String of, Json made) {
    if (made.has("tokens") && made.at("tokens").has("first")) {
      addProgram(of, made.text("tokens", "first"));
    }
  }

  /// Plays a world, and returns what the thief could do afterwards.
  static List<String> run(Path file, AbuseBug bug, Change change) {
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      StolenCredentials world = new StolenCredentials(site);
      world.requireUsable();
      world.make(change);
      site.pass(Duration.ofMinutes(5));
      for (Copy copy : world.copies) {
        if (isEnded(copy, change)) {
          world.tryAll(change, copy);
        }
      }
      return world.violations;
    }
  }

  /// Before the change the copies of the cookies and of the token work; otherwise the world would
  /// show nothing.
  private void requireUsable() {
    require(copies.getFirst().thief().get(path("/messages")));
    require(copies.get(1).thief().get(path("/messages")));
  }

  /// The secrets of a member's seat are never a way to it.
  private static boolean isEnded(Copy copy, Change change) {
    return switch (change) {
      case SIGNED_OUT -> !copy.of().equals("token");
      case TOKEN_ENDED -> !copy.of().equals("browser");
      default -> true;
    };
  }

  private void make(Change change) {
    switch (change) {
      case PASSWORD_CHANGED ->
          require(
              owner.send(
                  "PUT",
                  "/account/password",
                  "{'password':'%s','newPassword':'another word 8'}".formatted(owner.password())));
      case CODES_REPLACED ->
          require(
              owner.post(
                  "/account/recovery-codes", "{'password':'%s'}".formatted(owner.password())));
      case RECOVERED -> {
        SitePlayer browser = SitePlayer.browser(site, "Eva", "198.51.100.7");
        String body =
            browser.credentials("another word 8").replace("}", ",'recoveryCode':'" + code + "'}");
        require(browser.post("/account/session", body));
      }
      case SIGNED_OUT -> require(second.send("DELETE", "/account/session", ""));
      case TOKEN_ENDED -> require(owner.send("DELETE", "/account/tokens/" + token, ""));
      case SUSPENDED -> {
        AccountAdministration operator =
            new AccountAdministration(site.store(), "operator", site::millis);
        Member member = operator.find("Eva").orElseThrow();
        operator.suspend(member, "cheating");
      }
      case DELETED ->
          require(owner.post("/account/deletion", "{'password':'%s'}".formatted(owner.password())));
    }
  }

  private void tryAll(Change change, Copy copy) {
    SitePlayer thief = copy.thief();
    Response chat = thief.get(path("/messages"));
    if (chat.body().contains(WORDS)) {
      violations.add(change + ": " + copy.of() + " reads the private chat");
    }
    if (thief.post(path("/devices"), "{}").status() < 300) {
      violations.add(change + ": " + copy.of() + " makes a code for another device");
    }
    Response account = thief.get("/account");
    if (account.status() < 300 && account.body().contains("\"name\":\"Eva\"")) {
      violations.add(change + ": " + copy.of() + " reads the account");
    }
    if (thief.get("/account/export").status() < 300) {
      violations.add(change + ": " + copy.of() + " exports the account");
    }
    for (String what : List.of("'action':'offer','offer':'draw'", "'action':'resign'")) {
      if (thief.act(game, what).status() < 300) {
        violations.add(change + ": " + copy.of() + " acts: " + what);
      }
    }
  }
}
