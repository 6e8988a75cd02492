package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import tabuleiro.server.game.Json;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.simulation.SimulatedWorld;
import tabuleiro.testkit.SoftwareAuthenticator;

/// A person who creates an account, uses it in several browsers and deletes it, several times in a
/// row. The account may take over the games of the visitor who creates it; its owner signs in and
/// out, ends devices, changes the password, and recovers the account with a code that two browsers
/// send at the same time. The browsers make challenges and play meanwhile. Two people want the same
/// names; one of them has passwords, the other passkeys, whose answers are sent from a second
/// browser too.
///
/// No name and no password is used again, so that the oracle can tell from the requests alone what
/// they are about.
final class AccountHolder {
  static final String PATH = "/api/v2/account";
  static final String SESSION = PATH + "/session";

  private static final int STEPS = 8;
  private static final int MAX_BROWSERS = 4;

  private final WebClients clients;
  private final SimulatedWorld world;
  private final int number;

  /// The browsers that were signed in, the last one last, whether or not they still are.
  private final List<WebVisitor> browsers = new ArrayList<>();

  private List<String> codes = List.of();
  private String name = "";
  private String password = "";

  /// Has the passkey of the account; empty when it has a password.
  private Optional<SoftwareAuthenticator> authenticator = Optional.empty();

  private int serial;

  /// @param number the number of the person, from 0
  AccountHolder(WebClients clients, int number) {
    this.clients = clients;
    this.world = clients.threads().world();
    this.number = number;
  }

  /// Has several accounts.
  void live(int accounts) {
    for (int i = 0; i < accounts; i++) {
      WebVisitor visitor = browser(secret("visitor"));
      if (world.isOneIn(2)) {
        visitor.makeAndPlay();
        visitor.leave();
      }
      if (signUp(visitor)) {
        for (int step = 0; step < STEPS && !name.isEmpty(); step++) {
          act();
          visitor().pause(6_000);
          look();
        }
      }
    }
  }

  /// Returns a secret of the form that the cookies of visitors have.
  private String secret(String what) {
    return "holder%d%s%d%s".formatted(number, what, serial++, "-".repeat(32)).substring(0, 32);
  }

  private WebVisitor browser(String secret) {
    WebVisitor browser = new WebVisitor(secret, clients);
    clients.add(browser);
    return browser;
  }

  /// Returns a new browser, that of a visitor.
  private WebVisitor visitor() {
    return new WebVisitor(secret("visitor"), clients);
  }

  private String newPassword() {
    return "walnut harbour " + number + " lantern " + serial++;
  }

  private static String password(String text) {
    return "\"password\":\"" + text + "\"";
  }

  /// Returns the body of a request with the name.
  ///
  /// @param proof a field, as from [#proof]
  /// @param more further fields, each after a comma
  private String credentials(String proof, String more) {
    return "{\"name\":\"%s\",%s%s}".formatted(name, proof, more);
  }

  /// Creates an account. Returns whether this person has one afterwards.
  private boolean signUp(WebVisitor visitor) {
    name = "Rival" + (char) ('A' + number / 2) + (char) ('A' + serial / 8);
    password = newPassword();
    browsers.clear();
    String leaves = world.isOneIn(3) ? ",\"leaveGames\":true" : "";
    authenticator =
        Optional.of(new SoftwareAuthenticator("http://localhost")).filter(_ -> number % 2 == 1);
    authenticator.ifPresent(SoftwareAuthenticator::stopCounting);
    Optional<WebExchange.Reply> reply =
        proof(visitor, "/creation", "{\"name\":\"" + name + "\"}", SoftwareAuthenticator::make)
            .flatMap(proof -> visitor.reply("POST", PATH, credentials(proof, leaves)));
    reply
        .filter(given -> given.status() == 201)
        .ifPresent(given -> {
          codes = codes(given);
          enter(given);
        });
    // The answer may have been lost, so that a repeated request says that the name is taken.
    if (browsers.isEmpty() || reply.isEmpty()) {
      signIn(visitor());
    }
    if (browsers.isEmpty()) {
      name = "";
    }
    return !name.isEmpty();
  }

  /// Returns the field of a request that proves who this person is: a password, or the answer of
  /// the authenticator to the server's question; empty when the server has asked nothing.
  ///
  /// @param question the path of the question
  /// @param body the body of its request
  /// @param answer answers the question
  private Optional<String> proof(
      WebVisitor browser,
      String question,
      String body,
      BiFunction<SoftwareAuthenticator, String, String> answer) {
    if (authenticator.isEmpty()) {
      return Optional.of(password(password));
    }
    return browser
        .reply("POST", PATH + "/passkeys" + question, body)
        .filter(reply -> reply.status() == 200)
        .map(reply -> answer.apply(authenticator.get(), reply.body()))
        .map(signed -> "\"passkey\":\"" + signed.replace("\"", "\\\"") + "\"");
  }

  private Optional<String> proof(WebVisitor browser) {
    return proof(browser, "/request", "{}", SoftwareAuthenticator::use);
  }

  private static List<String> codes(WebExchange.Reply reply) {
    Json json = Json.read(reply.body());
    return IntStream.range(0, json.size("recoveryCodes"))
        .mapToObj(i -> json.text("recoveryCodes", i))
        .toList();
  }

  /// Continues as the member in the browser that was signed in. It makes a challenge.
  private void enter(WebExchange.Reply reply) {
    WebVisitor browser = browser(reply.secret());
    browsers.add(browser);
    if (browsers.size() > MAX_BROWSERS) {
      browsers.removeFirst();
    }
    clients
        .threads()
        .start(() -> {
          browser.makeAndPlay();
          browser.leave();
        });
  }

  private void signIn(WebVisitor visitor) {
    Optional<String> body = proof(visitor).map(proof -> credentials(proof, ""));
    body.flatMap(given -> visitor.reply("POST", SESSION, given))
        .filter(reply -> reply.status() == 200)
        .ifPresent(this::enter);
    if (world.isOneIn(3)) {
      body.ifPresent(given -> visitor().request("POST", SESSION, given));
    }
  }

  private WebVisitor anyBrowser() {
    return browsers.get(world.below(browsers.size()));
  }

  private void act() {
    switch (world.below(browsers.size() < 2 ? 2 : 8)) {
      case 0, 1 -> signIn(visitor());
      case 2 -> anyBrowser().request("DELETE", SESSION, "");
      case 3 -> {
        String device = Tokens.sha256(anyBrowser().secret());
        anyBrowser().request("DELETE", PATH + "/devices/" + device, "");
      }
      case 4 -> changePassword();
      case 5 -> recover();
      case 6 -> signIn(anyBrowser());
      default -> delete();
    }
  }

  /// When the outcome is not known, this person tries which password is right.
  private void changePassword() {
    if (authenticator.isPresent()) {
      return;
    }
    String next = newPassword();
    Optional<WebExchange.Reply> reply =
        anyBrowser()
            .reply(
                "PUT",
                PATH + "/password",
                "{%s,\"newPassword\":\"%s\"}".formatted(password(password), next));
    String before = password;
    if (reply.filter(given -> given.status() == 200).isPresent()) {
      password = next;
    }
    for (String tried : List.of(before, next)) {
      visitor().request("POST", SESSION, credentials(password(tried), ""));
    }
  }

  /// Sends a recovery code from two browsers at the same time, and once more later.
  private void recover() {
    if (codes.isEmpty()) {
      return;
    }
    String code = ",\"recoveryCode\":\"" + codes.getFirst() + "\"";
    String body = credentials(password(newPassword()), code);
    String other = credentials(password(newPassword()), code);
    clients.threads().start(() -> visitor().request("POST", SESSION, other));
    visitor()
        .reply("POST", SESSION, body)
        .filter(reply -> reply.status() == 200)
        .ifPresent(reply -> {
          password = Json.read(body).text("password");
          authenticator = Optional.empty();
          codes = codes.subList(1, codes.size());
          enter(reply);
        });
    visitor().request("POST", SESSION, other);
  }

  private void delete() {
    WebVisitor browser = anyBrowser();
    proof(browser)
        .flatMap(proof -> browser.reply("POST", PATH + "/deletion", "{" + proof + "}"))
        .filter(reply -> reply.status() == 200)
        .ifPresent(_ -> {
          look();
          signIn(visitor());
          browsers.clear();
          name = "";
        });
  }

  /// Lets each browser ask who it is.
  private void look() {
    List.copyOf(browsers).forEach(browser -> browser.request("GET", PATH, ""));
  }
}
