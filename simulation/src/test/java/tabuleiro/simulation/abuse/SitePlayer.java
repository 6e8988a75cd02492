package tabuleiro.simulation.abuse;

import tabuleiro.server.DrivenSite;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.http.SimulatedHttp.Response;

/// A browser with its cookies, at an address, or a program with a token.
final class SitePlayer {
  private final DrivenSite site;
  private final String name;
  private String address;
  private String secret;
  private String device = "";
  private int ids;

  private SitePlayer(DrivenSite site, String name, String address, String secret) {
    this.site = site;
    this.name = name;
    this.address = address;
    this.secret = secret;
  }

  /// Returns a new browser, without cookies.
  static SitePlayer browser(DrivenSite site, String name, String address) {
    return new SitePlayer(site, name, address, "");
  }

  /// Returns a program that sends a token.
  static SitePlayer program(DrivenSite site, String token, String address) {
    return new SitePlayer(site, "program", address, token);
  }

  /// Lets this browser have the device cookie of another, as another profile or a copy of it has.
  SitePlayer withDeviceOf(SitePlayer other) {
    device = other.device;
    return this;
  }

  /// Removes the device cookie.
  void forgetDevice() {
    device = "";
  }

  String name() {
    return name;
  }

  String address() {
    return address;
  }

  void moveTo(String other) {
    address = other;
  }

  /// Returns a thief's copy of all cookies, at another address.
  SitePlayer copyAt(String other) {
    return new SitePlayer(site, name, other, secret).withDeviceOf(this);
  }

  /// Sends a request, and keeps the cookies of the answer.
  ///
  /// @param json with single quotation marks
  Response send(String method, String path, String json) {
    Response response =
        site.http()
            .send(
                method,
                "/api/v2" + path,
                new SimulatedHttp.Sender(address, secret, device),
                json.replace('\'', '"'));
    boolean isBrowser = secret.isEmpty() || SimulatedHttp.isCookie(secret);
    if (isBrowser && !response.secret().isEmpty()) {
      secret = response.secret();
    }
    if (isBrowser && !response.device().isEmpty()) {
      device = response.device();
    }
    return response;
  }

  Response get(String path) {
    return send("GET", path, "");
  }

  Response post(String path, String json) {
    return send("POST", path, json);
  }

  /// Sends a request that must succeed.
  Json done(String method, String path, String json) {
    Response response = send(method, path, json);
    if (response.status() >= 300) {
      throw new AssertionError(method + " " + path + ": " + response);
    }
    return Json.read(response.body());
  }

  String password() {
    return "the word of " + name + " 7";
  }

  /// Creates an account. Returns the answer, with the recovery codes.
  Json signUp() {
    return done("POST", "/account", credentials(password()));
  }

  String credentials(String password) {
    return "{'name':'%s','password':'%s'}".formatted(name, password);
  }

  Response signIn(String password) {
    return post("/account/session", credentials(password));
  }

  /// Begins a rated game against another player, who takes the second seat. Returns its id.
  Json challenge(SitePlayer other, String more) {
    Json made =
        done(
            "POST",
            "/games",
            "{'id':'g%d','game':'talpa','clock':'5m+3s','rated':true%s}".formatted(ids++, more));
    other.done(
        "POST",
        "/games/" + made.text("gameId") + "/seat",
        "{'token':'%s','name':'%s'}".formatted(made.text("tokens", "second"), other.name()));
    return made;
  }

  /// Sends a command. Returns the refusal when the game may not even be read.
  Response act(String game, String what) {
    Response state = get("/games/" + game);
    return state.status() >= 300
        ? state
        : post("/games/" + game + "/commands", TestPlayer.command(Json.read(state.body()), what));
  }

  /// Makes the first legal move.
  Response move(String game) {
    Json state = Json.read(get("/games/" + game).body());
    String path = TestPlayer.path(state.at("position"));
    return post(
        "/games/" + game + "/commands",
        TestPlayer.command(state, "'action':'move','targets':" + path));
  }
}
