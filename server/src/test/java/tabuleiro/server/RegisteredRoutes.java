package tabuleiro.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.server.http.Routes;

/// The routes of a server, as they were registered.
public final class RegisteredRoutes implements Routes {
  private static final Map<String, String> VALUES =
      Map.ofEntries(
          Map.entry("{game}", "talpa"),
          Map.entry("{variant}", "8x8"),
          Map.entry("{ply}", "0"),
          Map.entry("{pool}", "talpa-8x8-blitz"),
          Map.entry("{kind}", "follow"),
          Map.entry("<path>", "board.css"));

  private final Set<String> gets = new LinkedHashSet<>();
  private final Set<String> others = new LinkedHashSet<>();

  /// Has all routes, since it is added last.
  @Override
  public void add(RoutesConfig routes) {
    routes.getCfg$javalin().internalRouter.allHttpHandlers().stream()
        .map(handler -> handler.endpoint)
        .filter(endpoint -> endpoint.method.isHttpMethod())
        .forEach(endpoint ->
            (endpoint.method.equals(HandlerType.GET) ? gets : others).add(endpoint.path));
  }

  /// Returns the routes for reading.
  Set<String> gets() {
    return gets;
  }

  /// Returns the routes for other methods.
  Set<String> others() {
    return others;
  }

  /// Returns addresses of all routes for reading: with something to read, and without.
  ///
  /// @param played the id of a game
  public List<String> addresses(String played) {
    List<String> all = new ArrayList<>();
    for (String route : gets) {
      all.add(address(route, played));
      all.add(route.replaceAll("\\{\\w+}|<\\w+>", "none"));
    }
    all.addAll(List.of("/nowhere", "/api/v2/nowhere", "/api/v2/games/none/nowhere", "/lobby/"));
    return all.stream().distinct().toList();
  }

  private static String address(String route, String played) {
    String path = route.replaceAll("(/g(?:ames)?)/\\{id}", "$1/" + played);
    for (Map.Entry<String, String> value : VALUES.entrySet()) {
      path = path.replace(value.getKey(), value.getValue());
    }
    return path.replaceAll("\\{\\w+}", "none");
  }
}
