package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// A member with everything by which their seats were ever reached. Each credential has a game of
/// its own, in which the member moves first against the same opponent.
public final class AccountCredentials {
  /// What has ever reached the seat of a member.
  public enum Credential {
    /// The cookie of a device on which the member is signed in.
    SESSION,
    /// The same secret as the token of a program.
    BEARER_SESSION,
    /// An access token with the scopes `read` and `play`.
    ACCESS_TOKEN,
    /// The token in the answer to the member who has created the game.
    SEAT_TOKEN,
    /// The invitation with which the member has taken the seat.
    INVITATION,
    /// The token in the answer to the member who has taken the seat.
    TAKEN_SEAT_TOKEN,
    /// The token in the answer to the member who has joined the open game.
    JOINED_SEAT_TOKEN,
    /// Another browser, which has used a code that the member's device has made.
    OTHER_DEVICE,
    /// A code that the member's device has made, and that is used after the change.
    DEVICE_CODE,
    /// The cookie of the visitor who has become the member with this game.
    VISITOR,
    /// The token of that visitor's seat.
    VISITOR_SEAT_TOKEN,
    /// A browser that has used a code of that visitor, before there was an account.
    VISITORS_DEVICE,
    /// A code of that visitor, which is used after the change.
    VISITORS_CODE
  }

  /// What opens a seat of the member, while the account is as it was.
  public static final Set<Credential> VALID =
      EnumSet.of(Credential.SESSION, Credential.BEARER_SESSION, Credential.ACCESS_TOKEN);

  /// A credential of a game.
  ///
  /// @param code a code that the player uses after the change; empty for none
  /// @param socket opened before the change, if the credential is valid then
  public record Held(
      TestPlayer player, String game, String code, Optional<WebSocketClient> socket) {}

  private final TestClient net;
  private final TestPlayer opponent;
  private final String name;
  private final TestPlayer visitor;
  private final Map<Credential, Held> held = new EnumMap<>(Credential.class);
  private final TestPlayer owner;
  private final TestPlayer device;
  private final Json token;
  private final String recoveryCode;
  private int made;

  /// @param name the name of the new account
  public AccountCredentials(TestClient net, TestPlayer opponent, String name) {
    this.net = net;
    this.opponent = opponent;
    this.name = name;
    this.visitor = browser("visitor");
    Json before = create(visitor);
    Json shared = create(visitor);
    Json coded = create(visitor);
    Json kept = create(visitor);
    TestPlayer visitorsDevice = redeem("phone", shared, code(visitor, shared));
    String visitorsCode = code(visitor, coded);
    HttpResponse<String> account =
        visitor.post("/account", "{'name':'%s','password':'one two three'}".formatted(name));
    this.owner = TestPlayer.device(net, account);
    this.recoveryCode = Json.read(account).text("recoveryCodes", 0);
    this.device = signIn("'password':'one two three'");
    this.token = Json.read(owner.post("/account/tokens", "{'name':'x','scopes':['read','play']}"));
    holdOwn();
    holdInvitations();
    hold(Credential.VISITOR, visitor, before, "");
    hold(Credential.VISITOR_SEAT_TOKEN, bearer(kept.text("token")), kept, "");
    hold(Credential.VISITORS_DEVICE, visitorsDevice, shared, "");
    hold(Credential.VISITORS_CODE, browser("coded"), coded, visitorsCode);
  }

  private void holdOwn() {
    TestPlayer program = TestPlayer.program(net, token.text("secret"));
    hold(Credential.SESSION, device, create(device), "");
    hold(Credential.BEARER_SESSION, TestPlayer.program(net, secret(device)), create(device), "");
    hold(Credential.ACCESS_TOKEN, program, create(program), "");
    Json own = create(device);
    hold(Credential.SEAT_TOKEN, bearer(own.text("token")), own, "");
    Json other = create(device);
    hold(Credential.OTHER_DEVICE, redeem("other", other, code(device, other)), other, "");
    Json later = create(device);
    hold(Credential.DEVICE_CODE, browser("later"), later, code(device, later));
  }

  private void holdInvitations() {
    Json invitation = invite("");
    take(device, invitation, "first");
    hold(Credential.INVITATION, bearer(invitation.text("tokens", "first")), invitation, "");
    Json second = invite("");
    Json taken = take(device, second, "first");
    hold(Credential.TAKEN_SEAT_TOKEN, bearer(taken.text("token")), second, "");
    Json open = invite(",'open':true");
    Json joined = Json.read(device.post("/games/" + open.text("gameId") + "/join", "{}"));
    hold(Credential.JOINED_SEAT_TOKEN, bearer(joined.text("token")), open, "");
  }

  private Json invite(String more) {
    return opponent.make(
        "{'id':'%s%d','game':'talpa','first':'other','second':'me','sides':'fixed'%s}"
            .formatted(name, made++, more));
  }

  private static Json take(TestPlayer player, Json game, String side) {
    HttpResponse<String> taken =
        player.post(
            "/games/" + game.text("gameId") + "/seat",
            "{'token':'" + game.text("tokens", side) + "'}");
    assertThat(taken.statusCode()).as(taken.body()).isEqualTo(200);
    return Json.read(taken);
  }

  private Json create(TestPlayer player) {
    Json game =
        player.make(
            "{'id':'%s%d','game':'talpa','first':'me','second':'other','sides':'fixed'}"
                .formatted(name, made++));
    take(opponent, game, "second");
    return game;
  }

  private void hold(Credential credential, TestPlayer player, Json game, String code) {
    String id = game.text("gameId");
    Optional<WebSocketClient> socket =
        Optional.of(credential).filter(VALID::contains).map(_ -> player.watch(id, ""));
    held.put(credential, new Held(player, id, code, socket));
  }

  private TestPlayer browser(String what) {
    return TestPlayer.browser(net, what + name);
  }

  /// Returns a program with a token; with one that opens nothing, where the server gives none.
  private TestPlayer bearer(String secret) {
    return TestPlayer.program(net, secret.isEmpty() ? "no-token-at-all-for-" + name : secret);
  }

  /// Returns a code for another device; an empty one when the server makes none.
  private static String code(TestPlayer player, Json game) {
    HttpResponse<String> answer = player.post("/games/" + game.text("gameId") + "/devices", "{}");
    return answer.statusCode() == 201 ? Json.read(answer).text("code") : "";
  }

  private TestPlayer redeem(String what, Json game, String code) {
    TestPlayer phone = browser(what);
    var _ = phone.post("/games/" + game.text("gameId") + "/seat", "{'code':'" + code + "'}");
    return phone;
  }

  /// Signs a new device in.
  ///
  /// @param proof the fields of the request except the name
  public TestPlayer signIn(String proof) {
    HttpResponse<String> answer =
        browser("new").post("/account/session", "{'name':'%s',%s}".formatted(name, proof));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return TestPlayer.device(net, answer);
  }

  /// Returns the secret of a device or of a program.
  public static String secret(TestPlayer player) {
    return player.headers().get(1).replaceFirst("^(visitor=|Bearer )", "");
  }

  public String name() {
    return name;
  }

  /// Returns the device that makes the changes; its own credential is none of the table.
  public TestPlayer owner() {
    return owner;
  }

  /// Returns the device of the credentials.
  public TestPlayer device() {
    return device;
  }

  public String tokenId() {
    return token.text("token", "id");
  }

  public String recoveryCode() {
    return recoveryCode;
  }

  public Held held(Credential credential) {
    return Objects.requireNonNull(held.get(credential));
  }
}
