package tabuleiro.system;

import java.io.IOException;
import java.net.http.HttpClient;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// The requests of a moderator, about a game with a message that was reported.
final class ModerationRequests {
  private static final String API = "/api/v2";

  private ModerationRequests() {}

  static void send(DocumentedApi api, HttpClient http, int port, DatabaseAddress database)
      throws IOException {
    DocumentedApi moderator = member(api, http, port, "Mara");
    String game = reportedGame(member(api, http, port, "Nuno"), member(api, http, port, "Olga"));
    String reports = API + "/moderation/reports";
    moderator.request(404, "GET", reports, "");
    appoint("Mara", database);
    moderator.request(200, "GET", reports, "");
    String moderated = API + "/moderation/games/" + game;
    moderator.request(200, "DELETE", moderated + "/messages/1", "");
    moderator.request(200, "POST", moderated + "/closing", "{\"note\":\"warned\"}");
    moderator.request(200, "POST", moderated + "/deletion", "{\"reason\":\"insults\"}");
    String members = API + "/moderation/members/";
    moderator.request(200, "PUT", members + "olga/name", "{\"name\":\"Paula\"}");
    moderator.request(200, "PUT", members + "paula/suspension", "{\"reason\":\"insults\"}");
    moderator.request(200, "DELETE", members + "paula/suspension", "");
  }

  private static DocumentedApi member(DocumentedApi api, HttpClient http, int port, String name)
      throws IOException {
    String account = "{\"name\":\"%s\",\"password\":\"one two three\"}".formatted(name);
    String device = api.request(201, "POST", API + "/account", account).cookie("visitor");
    return api.with(new ApiClient(http, port, device));
  }

  private static void appoint(String name, DatabaseAddress database) {
    try (GameStore store = new GameStore(Database.openForTool(database))) {
      AccountAdministration operator =
          new AccountAdministration(store, "root", System::currentTimeMillis);
      operator.setModerator(operator.find(name).orElseThrow(), true);
    }
  }

  /// Returns the id of a game with a message, which one of its players has reported.
  private static String reportedGame(DocumentedApi one, DocumentedApi other) throws IOException {
    String wanted = "{\"id\":\"r\",\"game\":\"talpa\",\"open\":true,\"clock\":\"3d/move\"}";
    String id = one.request(201, "POST", API + "/games", wanted).string("gameId").orElseThrow();
    String game = API + "/games/" + id;
    other.request(200, "POST", game + "/join", "{}");
    one.request(200, "PUT", game + "/chat", "{\"allowed\":true}");
    other.request(200, "PUT", game + "/chat", "{\"allowed\":true}");
    other.request(200, "POST", game + "/messages", "{\"id\":\"m\",\"text\":\"rude\"}");
    one.request(200, "PUT", game + "/report", "{\"reason\":\"insults\",\"note\":\"see 1\"}");
    return id;
  }
}
