package tabuleiro.server.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RendezvousHashTest {
  private static final List<String> MEMBERS = List.of("a", "b", "c", "d");
  private static final List<String> KEYS =
      IntStream.range(0, 4000).mapToObj(String::valueOf).toList();

  private static List<String> order(String key, List<String> members) {
    String[] order = new String[members.size()];
    members.forEach(member -> order[RendezvousHash.rank(key, member, members)] = member);
    return List.of(order);
  }

  @Test
  void ranksAreAnOrderThatAllMembersShare() {
    assertThat(KEYS)
        .allSatisfy(key ->
            assertThat(order(key, MEMBERS))
                .containsExactlyInAnyOrderElementsOf(MEMBERS)
                .isEqualTo(order(key, MEMBERS.reversed())));
  }

  /// The standard deviation is 27 keys.
  @Test
  void eachMemberIsFirstForItsShareOfKeys() {
    assertThat(MEMBERS)
        .allSatisfy(member ->
            assertThat(KEYS.stream().filter(isFirst(member)).count()).isBetween(850L, 1150L));
  }

  private static Predicate<String> isFirst(String member) {
    return key -> RendezvousHash.rank(key, member, MEMBERS) == 0;
  }

  @Test
  void orderOfOthersStaysWhenMemberLeaves() {
    List<String> others = List.of("a", "b", "d");
    assertThat(KEYS)
        .allSatisfy(key -> {
          List<String> before =
              order(key, MEMBERS).stream().filter(member -> !member.equals("c")).toList();
          assertThat(order(key, others)).isEqualTo(before);
        });
  }

  @Test
  void onlyMemberIsFirst() {
    assertThat(RendezvousHash.rank("key", "a", List.of("a"))).isZero();
    assertThat(RendezvousHash.rank("key", "a", List.of())).isZero();
  }
}
