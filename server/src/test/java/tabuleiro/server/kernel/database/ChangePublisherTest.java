package tabuleiro.server.kernel.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import tabuleiro.server.kernel.tracing.TraceContext;

/// The notifications between servers, also of versions that know less.
final class ChangePublisherTest {
  private static final TraceContext SPAN =
      new TraceContext("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01");

  private final List<String> sent = new ArrayList<>();
  private final ChangePublisher web = new ChangePublisher(Optional.of(new KeepingChannel()));
  private final ChangePublisher engine = new ChangePublisher(Optional.empty());

  private final class KeepingChannel implements ChangeChannel {
    @Override
    public void send(Handle handle, List<String> payloads) {
      sent.addAll(payloads);
    }

    @Override
    public Subscription listen(Consumer<String> receiver, Runnable onConnect) {
      return () -> {};
    }
  }

  private String publishDueEvent() {
    web.queueEvent("game", 1, true);
    Jdbi.create("jdbc:sqlite::memory:").useHandle(web::publish);
    return sent.getLast();
  }

  @Test
  void traceLeadsToTheServerThatComputesTheMove() {
    web.delegateMoves();
    web.setCause(SPAN);
    String payload = publishDueEvent();
    assertThat(engine.parse(payload))
        .hasValue(new RemoteChange(Optional.of("game"), 1, true, SPAN));
    assertThat(web.parse(payload)).as("its own").isEmpty();
    assertThat(payload.split(" ", -1)[0]).as("as earlier versions read it").endsWith("!");
  }

  @Test
  void messagesBetweenPlayersChangeNothingElse() {
    web.queueMessages("game");
    Jdbi.create("jdbc:sqlite::memory:").useHandle(web::publish);
    RemoteChange change = engine.parse(sent.getLast()).orElseThrow();
    assertThat(change.game()).contains("game");
    assertThat(change.isOfMessages()).isTrue();
    assertThat(change.isOfGame() || change.isOfViewers() || change.isOfChallenge()).isFalse();
  }

  @Test
  void theEndOfSessionsChangesNoGame() {
    web.queueSessions();
    Jdbi.create("jdbc:sqlite::memory:").useHandle(web::publish);
    RemoteChange change = engine.parse(sent.getLast()).orElseThrow();
    assertThat(change.isOfSessions()).isTrue();
    assertThat(change.isOfGame() || change.isOfServers() || change.isUnknown()).isFalse();
  }

  @Test
  void withoutATraceNotificationsAreThoseOfEarlierVersions() {
    web.setCause(SPAN);
    assertThat(publishDueEvent()).matches("[A-Za-z0-9_-]{32} game 1");
    web.setCause(TraceContext.NONE);
    web.delegateMoves();
    assertThat(publishDueEvent()).matches("[A-Za-z0-9_-]{32}! game 1");
    assertThat(engine.parse("anotherServer! game 7"))
        .hasValue(new RemoteChange(Optional.of("game"), 7, true, TraceContext.NONE));
  }
}
