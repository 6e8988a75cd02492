package tabuleiro.protocol.push;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature push.
public final class PushOperations {
  public static final Operation STATE =
      Operation.get(
          "/api/v2/push",
          "Get the key for notifications and the caller's quiet hours",
          "none",
          answer(PushJson.class),
          PLAYERS);

  public static final Operation SUBSCRIBE =
      Operation.put(
          "/api/v2/push/subscriptions",
          "Ask for notifications on a browser",
          "none",
          request(
              NewPushSubscriptionJson.class,
              """
              {"endpoint": "https://push.example.org/abc", "p256dh": "BCVxsr7N_eNgVRqvHtD0", \
              "auth": "BTBZMqHH6r4Tts7J_aSIgg"}\
              """),
          answer(PushSubscriptionJson.class),
          PLAYERS);

  public static final Operation UNSUBSCRIBE =
      Operation.delete(
          "/api/v2/push/subscriptions/{subscription}",
          "End the notifications on a browser",
          "none",
          answer(PushJson.class),
          PLAYERS);

  public static final Operation SET_QUIET_HOURS =
      Operation.put(
          "/api/v2/push/quiet-hours",
          "Set the caller's quiet hours",
          "none",
          request(
              QuietHoursJson.class,
              """
              {"from": "22:00", "to": "08:00", "zone": "Europe/Lisbon"}\
              """),
          answer(PushJson.class),
          PLAYERS);

  public static final Operation REMOVE_QUIET_HOURS =
      Operation.delete(
          "/api/v2/push/quiet-hours",
          "Remove the caller's quiet hours",
          "none",
          answer(PushJson.class),
          PLAYERS);

  private PushOperations() {}
}
