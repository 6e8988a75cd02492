package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import tabuleiro.rules.Phrase;
import tabuleiro.server.http.Answer;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Routes;

/// Says whether the server can keep what is played.
///
/// @param heartbeat tells whether the database does
record Health(Heartbeat heartbeat) implements Routes {
  @Override
  public void add(RoutesConfig routes) {
    routes.get(
        "/health",
        context -> {
          if (!heartbeat.isFelt()) {
            throw new Problem(503, "unavailable", Phrase.of("store.unavailable"));
          }
          Answer.json(context, 200, "{\"database\":true}");
        });
  }
}
