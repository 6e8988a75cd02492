package tabuleiro.server.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import tabuleiro.server.games.message.PresenceJson;

final class PresenceNotifierTest {
  private final List<PresenceJson> told = new ArrayList<>();
  private final Queue<Runnable> later = new ArrayDeque<>();
  private PresenceJson here = here(false, 0);
  private final PresenceNotifier presence = new PresenceNotifier(() -> here, told::add, later::add);

  private static PresenceJson here(boolean first, int watchers) {
    return new PresenceJson("here", first, false, watchers);
  }

  private void change(PresenceJson now) {
    here = now;
    presence.update();
  }

  @Test
  void aThousandWatchersAreToldInTwoMessages() {
    change(here(true, 0));
    for (int i = 1; i <= 1000; i++) {
      change(here(true, i));
    }
    assertThat(told).containsExactly(here(true, 0), here(true, 1));
    later.remove().run();
    assertThat(told).hasSize(3).endsWith(here(true, 1000));
    later.remove().run();
    assertThat(told).as("nothing has changed").hasSize(3);
    assertThat(later).isEmpty();
    change(here(true, 999));
    assertThat(told).as("after a quiet time at once").endsWith(here(true, 999));
  }

  @Test
  void aPlayerIsToldAtOnceWhateverTheWatchersDo() {
    change(here(true, 1));
    change(here(true, 2));
    change(here(true, 3));
    change(here(false, 3));
    assertThat(told).endsWith(here(false, 3));
    change(here(true, 3));
    assertThat(told).endsWith(here(true, 3));
    assertThat(later).as("one rest at a time").hasSize(1);
  }

  @Test
  void whoComesWhileAllRestIsToldAlone() {
    change(here(true, 0));
    change(here(true, 1));
    here = here(true, 2);
    assertThat(presence.update()).contains(here(true, 2));
    assertThat(told).doesNotContain(here(true, 2));
  }
}
