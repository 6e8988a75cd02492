package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.account.AccountCredentials;
import tabuleiro.server.account.AccountCredentials.Credential;
import tabuleiro.server.account.AccountCredentials.Held;
import tabuleiro.server.account.Member;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;
import tabuleiro.server.game.TestPlayer;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.WebSocketClient;

/// Every credential by which a member's seat was ever reached, every change of the account, and
/// everything that a player can do: one table says which credentials are valid after which change,
/// and each of them then permits all or nothing.
@Tag("full")
final class CredentialMatrixTest extends ServedGames {
  private static final String PROOF = "{'password':'one two three'}";

  /// How long the socket of an ended session may stay open. The operator's commands are noticed
  /// twice a second.
  private static final Duration CLOSING_TIME = Duration.ofMillis(1500);

  /// What may happen to an account, and which credentials are valid afterwards.
  enum Change {
    NONE,
    SIGN_OUT,
    SIGN_OUT_FROM_ANOTHER,
    TOKEN_END,
    NEW_PASSWORD,
    RECOVERY,
    SUSPENSION,
    RESET,
    DELETION
  }

  /// Returns the credentials that are valid after a change.
  private static Set<Credential> valid(Change change) {
    return switch (change) {
      case NONE -> AccountCredentials.VALID;
      case SIGN_OUT, SIGN_OUT_FROM_ANOTHER -> EnumSet.of(Credential.ACCESS_TOKEN);
      case TOKEN_END -> EnumSet.of(Credential.SESSION, Credential.BEARER_SESSION);
      case NEW_PASSWORD, RECOVERY, SUSPENSION, RESET, DELETION -> EnumSet.noneOf(Credential.class);
    };
  }

  /// What a player does.
  private enum Use {
    READ_CHAT,
    WRITE_CHAT,
    SWITCH_CHAT,
    READ_PREPARED,
    REPORT,
    END_DEVICES,
    OFFER,
    MOVE,
    SOCKET,
    RESIGN
  }

  private DatabaseAddress database = new DatabaseAddress.Sqlite(Path.of(""));

  @Override
  protected ServerOptions options(Path folder) {
    database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    return super.options(folder);
  }

  @ParameterizedTest
  @EnumSource
  void everyCredentialPermitsWhatTheTableSays(Change change) {
    String name = "M" + change.name().replace("_", "").toLowerCase(Locale.ROOT);
    AccountCredentials account = new AccountCredentials(net, bruno, name);
    change(account, change);
    List<String> wrong = new ArrayList<>();
    for (Credential credential : Credential.values()) {
      Held held = account.held(credential);
      boolean isValid = valid(change).contains(credential);
      if (held.socket().filter(socket -> isOpen(socket, isValid) != isValid).isPresent()) {
        wrong.add(credential + (isValid ? " loses its socket" : " keeps its socket"));
      }
      if (!held.code().isEmpty()) {
        var _ =
            held.player().post("/games/" + held.game() + "/seat", "{'code':'" + held.code() + "'}");
      }
      for (Use use : Use.values()) {
        if (succeeds(use, held.player(), held.game()) != isValid) {
          wrong.add(credential + (isValid ? " does not permit " : " permits ") + use);
        }
      }
    }
    assertThat(wrong).as("after %s", change).isEmpty();
  }

  private void change(AccountCredentials account, Change change) {
    TestPlayer owner = account.owner();
    HttpResponse<String> answer =
        switch (change) {
          case NONE -> owner.get("/account");
          case SIGN_OUT -> account.device().delete("/account/session");
          case SIGN_OUT_FROM_ANOTHER ->
              owner.delete(
                  "/account/devices/" + Tokens.sha256(AccountCredentials.secret(account.device())));
          case TOKEN_END -> owner.delete("/account/tokens/" + account.tokenId());
          case NEW_PASSWORD ->
              owner.put("/account/password", PROOF.replace("}", ",'newPassword':'four five six'}"));
          case RECOVERY -> {
            String code =
                "'password':'four five six','recoveryCode':'" + account.recoveryCode() + "'";
            yield account.signIn(code).get("/account");
          }
          case SUSPENSION, RESET -> administer(account.name(), change);
          case DELETION -> owner.post("/account/deletion", PROOF);
        };
    assertThat(answer.statusCode()).as("%s: %s", change, answer.body()).isEqualTo(200);
  }

  private HttpResponse<String> administer(String name, Change change) {
    try (GameStore store = new GameStore(Database.openForTool(database))) {
      AccountAdministration operator =
          new AccountAdministration(store, "root", System::currentTimeMillis);
      Member member = operator.find(name).orElseThrow();
      if (change == Change.SUSPENSION) {
        operator.suspend(member, "a test");
      } else {
        var _ = operator.reset(member);
      }
    }
    return bruno.get("/activity");
  }

  /// Returns whether a socket is open. One that is to be closed has a little time.
  private static boolean isOpen(WebSocketClient socket, boolean isExpected) {
    Duration patience = isExpected ? Duration.ofMillis(20) : CLOSING_TIME;
    long end = System.nanoTime() + patience.toNanos();
    for (long left = patience.toNanos(); left > 0; left = end - System.nanoTime()) {
      Optional<String> message = socket.poll(Duration.ofNanos(left));
      if (message.filter(WebSocketClient.CLOSED::equals).isPresent()) {
        return false;
      }
    }
    return true;
  }

  private boolean succeeds(Use use, TestPlayer player, String game) {
    String path = "/games/" + game;
    return switch (use) {
      case READ_CHAT -> isDone(player.get(path + "/messages"));
      case WRITE_CHAT -> isDone(player.post(path + "/messages", "{'id':'w','phrase':'hello'}"));
      case SWITCH_CHAT -> isDone(player.put(path + "/chat", "{'allowed':true}"));
      case READ_PREPARED -> isDone(player.get(path + "/prepared-replies"));
      case REPORT -> isDone(player.put(path + "/report", "{'reason':'other'}"));
      case END_DEVICES -> isDone(player.delete(path + "/devices"));
      case OFFER -> acts(player, game, "'action':'offer','offer':'draw'");
      case MOVE ->
          acts(
              player,
              game,
              "'action':'move','targets':" + TestPlayer.path(bruno.game(game).at("position")));
      case SOCKET -> plays(player, game);
      case RESIGN -> acts(player, game, "'action':'resign'");
    };
  }

  private static boolean isDone(HttpResponse<String> answer) {
    return answer.statusCode() / 100 == 2;
  }

  /// Sends a command that is right for the state that the opponent sees.
  private boolean acts(TestPlayer player, String game, String what) {
    String command = TestPlayer.command(bruno.game(game), what);
    return isDone(player.post("/games/" + game + "/commands", command));
  }

  /// Returns whether the socket of a game shows the player a side of theirs.
  private static boolean plays(TestPlayer player, String game) {
    try (WebSocketClient socket = player.watch(game, "")) {
      return Json.read(socket.receive()).text("side").equals("first");
    } catch (CompletionException refused) {
      return false;
    }
  }
}
