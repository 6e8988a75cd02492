package tabuleiro.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.avaje.jsonb.Jsonb;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.operation.Part;

final class OperationsTest {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private static List<Operation> documented() {
    return Operations.all().stream().filter(Operation::isDocumented).toList();
  }

  @Test
  void eachHasAMethodAndPathOfItsOwn() {
    assertThat(Operations.all())
        .extracting(Operation::toString)
        .doesNotHaveDuplicates()
        .hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @MethodSource("documented")
  void eachSaysWhatItTakesAndAnswers(Operation operation) {
    assertThat(operation.answer().isPresent()).isNotEqualTo(operation.isSocket());
    assertThat(operation.received().isEmpty()).isNotEqualTo(operation.isSocket());
    assertThat(operation.sent().isEmpty()).isNotEqualTo(operation.isSocket());
    if (List.of("GET", "DELETE").contains(operation.method())) {
      assertThat(operation.request()).isEmpty();
    }
    assertThat(operation.parameters())
        .extracting(Part.Parameter::description)
        .allSatisfy(text -> assertThat(text).isNotEmpty());
  }

  private static List<Operation> withBodies() {
    return documented().stream().filter(operation -> operation.request().isPresent()).toList();
  }

  /// A field that the record does not have would be lost.
  @ParameterizedTest
  @MethodSource("withBodies")
  void theExampleOfABodyIsItsRecord(Operation operation) {
    String example = operation.example().orElseThrow();
    Object read = JSONB.type(operation.request().orElseThrow()).fromJson(example);
    assertThat(JSONB.type(Object.class).fromJson(JSONB.toJson(read)))
        .isEqualTo(JSONB.type(Object.class).fromJson(example));
  }

  @Test
  void aFixedPartOfAPathComesBeforeAParameter() {
    assertThat(Operations.all())
        .extracting(Operation::toString)
        .containsSubsequence("GET /api/v2/games/search", "GET /api/v2/games/{id}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "write", "read,play", "read ", "any read"})
  void anAccessThatIsNoneIsRefused(String access) {
    assertThatThrownBy(() -> Operation.page("/new", access))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
