package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.server.kernel.Tokens;

final class PlayerIdTest {
  @Test
  void theIdOfAVisitorIsTheHashThatTheStoreKeeps() {
    String secret = Tokens.token();
    PlayerId visitor = PlayerId.ofVisitor(secret);
    assertThat(visitor.text()).isEqualTo(Tokens.sha256(secret));
    assertThat(visitor.isMember()).isFalse();
  }

  @Test
  void membersHaveRandomIdsThatNoVisitorHas() {
    PlayerId member = PlayerId.newMember(new SecureRandom());
    assertThat(member.isMember()).isTrue();
    assertThat(member).isNotEqualTo(PlayerId.newMember(new SecureRandom()));
    assertThat(new PlayerId(member.text())).isEqualTo(member);
  }

  @Test
  void otherTextsAreRefused() {
    assertThatThrownBy(() -> new PlayerId("Ana")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PlayerId("")).isInstanceOf(IllegalArgumentException.class);
  }
}
