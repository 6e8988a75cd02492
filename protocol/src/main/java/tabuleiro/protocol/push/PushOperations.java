package tabuleiro.protocol.push;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature push.
public final class PushOperations {
  public static final Operation STATE =
      Operation.get(
          "/api/v1/push",
          "Get the key for notifications and the caller's quiet hours",
          "none",
          answer(PushJson.class),
          PLAYERS);

  public static final Operation SUBSCRIBE =
      Operation.put(
          "/api/v1/push/subscriptions",
          "Ask for notifications on a browser",
          "none",
          request(NewPushSubscriptionJson.class),
          answer(PushSubscriptionJson.class),
          PLAYERS);

  public static final Operation UNSUBSCRIBE =
      Operation.delete(
          "/api/v1/push/subscriptions/{subscription}",
          "End the notifications on a browser",
          "none",
          answer(PushJson.class),
          PLAYERS);

  public static final Operation SET_QUIET_HOURS =
      Operation.put(
          "/api/v1/push/quiet",
          "Set the caller's quiet hours",
          "none",
          request(QuietHoursJson.class),
          answer(PushJson.class),
          PLAYERS);

  public static final Operation REMOVE_QUIET_HOURS =
      Operation.delete(
          "/api/v1/push/quiet",
          "Remove the caller's quiet hours",
          "none",
          answer(PushJson.class),
          PLAYERS);

  private PushOperations() {}
}
