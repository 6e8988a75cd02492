package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import tabuleiro.protocol.game.PresenceJson;

final class PresenceNotifierTest {
  private final List<PresenceJson> sent = new ArrayList<>();
  private final Queue<Runnable> later = new ArrayDeque<>();
  private PresenceJson here = here(false, 0);
  private final PresenceNotifier presence = new PresenceNotifier(() -> here, sent::add, later::add);

  private static PresenceJson here(boolean first, int watchers) {
    return new PresenceJson("presence", first, false, watchers);
  }

  private void change(PresenceJson now) {
    here = now;
    presence.update();
  }

  @Test
  void thousandNewWatchersCauseFewMessages() {
    change(here(true, 0));
    for (int i = 1; i <= 1000; i++) {
      change(here(true, i));
    }
    assertThat(sent).containsExactly(here(true, 0), here(true, 1));
    later.remove().run();
    assertThat(sent).hasSize(3).endsWith(here(true, 1000));
    later.remove().run();
    assertThat(sent).as("nothing has changed").hasSize(3);
    assertThat(later).isEmpty();
    change(here(true, 999));
    assertThat(sent).as("sent at once after the delay").endsWith(here(true, 999));
  }

  @Test
  void changeOfPlayersIsSentAtOnce() {
    change(here(true, 1));
    change(here(true, 2));
    change(here(true, 3));
    change(here(false, 3));
    assertThat(sent).endsWith(here(false, 3));
    change(here(true, 3));
    assertThat(sent).endsWith(here(true, 3));
    assertThat(later).as("one delay at a time").hasSize(1);
  }

  @Test
  void newWatcherReceivesPresenceDuringDelay() {
    change(here(true, 0));
    change(here(true, 1));
    here = here(true, 2);
    assertThat(presence.update()).contains(here(true, 2));
    assertThat(sent).doesNotContain(here(true, 2));
  }
}
