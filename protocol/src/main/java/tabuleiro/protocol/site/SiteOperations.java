package tabuleiro.protocol.site;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;
import static tabuleiro.protocol.operation.Part.text;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature site.
public final class SiteOperations {
  public static final Operation ACTIVITY =
      Operation.get(
          "/api/v2/activity",
          "Count the people and the games that are here now",
          "read",
          answer(ActivityJson.class));

  public static final Operation QR =
      Operation.post(
          "/api/v2/qr",
          "Render a link of this server as a QR code",
          "none",
          request(
              LocalPathJson.class,
              """
              {"path": "/lobby"}\
              """),
          text("image/svg+xml"));

  public static final Operation DOCUMENT =
      Operation.get("/api/v2/openapi.json", "Get this document", "any", answer(Object.class));

  public static final Operation HEALTH =
      Operation.get(
          "/health",
          "Check whether the server is ready: it writes to its database and reads from it within"
              + " two seconds, and is not about to stop",
          "any",
          answer(HealthJson.class),
          fails(503));

  public static final Operation METRICS =
      Operation.get("/metrics", "Get metrics in the Prometheus format", "any", text("text/plain"));

  private SiteOperations() {}
}
