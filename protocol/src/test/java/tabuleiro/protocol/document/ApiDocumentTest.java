package tabuleiro.protocol.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.position.SideKey;

final class ApiDocumentTest {
  /// A record as in a file `ApiDocumentTest.java`.
  record Sample(
      @OneOf(of = SideKey.class, value = "") String side,
      Optional<Integer> ply,
      @Limits(maxLength = 3) List<String> cells,
      Map<String, Double> values) {}

  private static RecordSources sources(Path folder, String comment) throws IOException {
    Files.writeString(
        folder.resolve("ApiDocumentTest.java"),
        comment
            + "public record Sample(\n    String side,\n    @Json.Property(\"of\") int ply) {}\n");
    return new RecordSources(folder);
  }

  @Test
  void aRecordIsDescribedByItsComponentsAndComment(@TempDir Path folder) throws IOException {
    Schemas schemas =
        new Schemas(
            sources(
                folder,
                """
                /// A sample.
                ///
                /// @param side the side
                /// @param ply the number of moves. It begins
                ///   with 0.
                /// @param cells the cells
                /// @param values the values
                @Json
                """));
    schemas.addSent(Stream.of(Sample.class));
    assertThat(Jsonb.builder().build().toJson(schemas.of(Sample.class)))
        .contains(
            "\"enum\":[\"first\",\"second\",\"\"]",
            "\"of\":{\"type\":\"integer\","
                + "\"description\":\"The number of moves. It begins with 0.\"}",
            "\"maxLength\":3",
            "\"required\":[\"side\",\"cells\",\"values\"]",
            "\"additionalProperties\":false");
  }

  @Test
  void aFieldWithoutACommentIsRefused(@TempDir Path folder) throws IOException {
    Schemas schemas = new Schemas(sources(folder, "/// A sample.\n///\n/// @param side it\n"));
    assertThatThrownBy(() -> schemas.of(Sample.class))
        .hasMessage("no doc comment of ApiDocumentTest.Sample#ply");
  }

  /// The maps of [Map#of] have another order in each process.
  @Test
  void everyMapOfTheDocumentHasAnOrder() throws IOException {
    requireOrder(
        new ApiDocument(Operations.all(), new RecordSources(Path.of("src/main/java"))).build());
  }

  private static void requireOrder(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      if (map.size() > 1) {
        assertThat(map).isInstanceOf(SequencedMap.class);
      }
      map.values().forEach(ApiDocumentTest::requireOrder);
    } else if (value instanceof List<?> list) {
      list.forEach(ApiDocumentTest::requireOrder);
    }
  }

  @Test
  void everyReferenceOfTheDocumentLeadsToASchema() throws IOException {
    Map<String, Object> document =
        new ApiDocument(
                Operations.all().stream().filter(Operation::isDocumented).toList(),
                new RecordSources(Path.of("src/main/java")))
            .build();
    String json = Jsonb.builder().build().toJson(document);
    Map<?, ?> components = map(document.get("components"));
    for (String reference : json.split("\"\\$ref\":\"#/components/", -1)) {
      String[] names = reference.split("[/\"]", 3);
      if (List.of("schemas", "responses").contains(names[0])) {
        assertThat(map(components.get(names[0])).containsKey(names[1])).as(names[1]).isTrue();
      }
    }
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return (Map<?, ?>) Objects.requireNonNull(value);
  }
}
