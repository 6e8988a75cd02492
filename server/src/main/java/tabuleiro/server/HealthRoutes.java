package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import tabuleiro.protocol.site.SiteOperations;
import tabuleiro.rules.Message;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;

/// Reports whether the server is ready for clients: a request that writes to its database and reads
/// from it is answered in time, and the server is not about to stop. The check takes the way of
/// such a request, on a thread of the requests, while the answer waits for it on another.
///
/// @param service writes regularly
/// @param store is read
/// @param requests runs the check as requests are run
/// @param isDraining returns whether the server is about to stop
record HealthRoutes(
    GameService service, GameStore store, Executor requests, BooleanSupplier isDraining)
    implements Routes {
  /// How long the check may take, in milliseconds. A guess: longer than a busy server needs, and
  /// shorter than those who check are willing to wait.
  private static final long PATIENCE_MILLIS = 2000;

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(
        routes,
        SiteOperations.HEALTH,
        context -> {
          if (isDraining.getAsBoolean()) {
            throw ProblemException.draining();
          }
          if (!isHealthy()) {
            throw new ProblemException(503, "unavailable", Message.of("store.unavailable"));
          }
          Responses.sendJson(context, 200, "{\"database\":true}");
        });
  }

  private boolean isHealthy() {
    CompletableFuture<Boolean> check = CompletableFuture.supplyAsync(this::canServe, requests);
    try {
      return check.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (TimeoutException | ExecutionException e) {
      return false;
    }
  }

  private boolean canServe() {
    return service.isHealthy() && store.heartbeats().lastMillis().isPresent();
  }
}
