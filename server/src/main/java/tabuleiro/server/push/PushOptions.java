package tabuleiro.server.push;

import java.time.Duration;

/// The operator's options of notifications.
///
/// @param services the push services that may be reached
/// @param delay how long a notification waits, so that a player who is about to open the game gets
///   none
public record PushOptions(PushServices services, Duration delay) {
  /// Any public push service.
  public static final PushOptions DEFAULT =
      new PushOptions(PushServices.ANY_PUBLIC, Duration.ofSeconds(4));

  /// Returns these options with other push services.
  public PushOptions withServices(PushServices others) {
    return new PushOptions(others, delay);
  }
}
