package tabuleiro.server.kernel.tracing;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A message of Protocol Buffers, by the numbers of its fields; see the files `trace.proto`,
/// `resource.proto` and `common.proto` of OpenTelemetry.
///
/// @param fields the fields in their order: a [Long] or the bytes of a text or a message
record OtlpMessage(List<Map.Entry<Integer, Object>> fields) {
  static OtlpMessage parse(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    List<Map.Entry<Integer, Object>> fields = new ArrayList<>();
    while (in.hasRemaining()) {
      int tag = Math.toIntExact(varint(in));
      Object value =
          switch (tag & 7) {
            case 0 -> varint(in);
            case 1 -> in.getLong();
            case 2 -> bytes(in, Math.toIntExact(varint(in)));
            case 5 -> (long) in.getInt();
            default -> throw new IllegalArgumentException("wire type of " + tag);
          };
      fields.add(Map.entry(tag >>> 3, value));
    }
    return new OtlpMessage(fields);
  }

  private static byte[] bytes(ByteBuffer in, int count) {
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }

  private static long varint(ByteBuffer in) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = in.get();
      value |= (long) (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  private Stream<Object> values(int field) {
    return fields.stream().filter(entry -> entry.getKey() == field).map(Map.Entry::getValue);
  }

  private byte[] bytes(int field) {
    return values(field).map(byte[].class::cast).findFirst().orElse(new byte[0]);
  }

  private String text(int field) {
    return new String(bytes(field), StandardCharsets.UTF_8);
  }

  private String hex(int field) {
    return HexFormat.of().formatHex(bytes(field));
  }

  private long number(int field) {
    return values(field).map(Long.class::cast).findFirst().orElse(0L);
  }

  private Stream<OtlpMessage> messages(int field) {
    return values(field).map(byte[].class::cast).map(OtlpMessage::parse);
  }

  /// Returns the spans of a request for an export.
  List<CollectedSpan> spans() {
    return messages(1)
        .flatMap(resource -> {
          Map<String, String> about = resource.messages(1).findFirst().orElseThrow().attributes(1);
          return resource
              .messages(2)
              .flatMap(scope -> scope.messages(2))
              .map(span -> span.toSpan(about.getOrDefault("service.name", "")));
        })
        .toList();
  }

  private CollectedSpan toSpan(String service) {
    boolean hasFailed = messages(15).anyMatch(status -> status.number(3) == 2);
    return new CollectedSpan(
        service, hex(1), hex(2), hex(4), text(5), number(8) - number(7), hasFailed, attributes(9));
  }

  private Map<String, String> attributes(int field) {
    Map<String, String> attributes = new LinkedHashMap<>();
    messages(field)
        .forEach(pair -> {
          OtlpMessage value = pair.messages(2).findFirst().orElseThrow();
          boolean isText = value.values(1).findAny().isPresent();
          attributes.put(pair.text(1), isText ? value.text(1) : String.valueOf(value.number(3)));
        });
    return attributes;
  }
}
