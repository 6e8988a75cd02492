package tabuleiro.server.kernel.database;

import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.postgresql.PGProperty;

/// Parses the address of a PostgreSQL database as PostgreSQL's own programs write it (PostgreSQL
/// manual, "Connection URIs", 34.1.1.2), or as JDBC does:
/// `postgresql://USER:PASSWORD@HOST:PORT,HOST:PORT/NAME?PARAMETER=VALUE`. Every part but the scheme
/// may be left out. User, password, name and values are percent-encoded.
public final class PostgresAddress {
  private static final String JDBC = "jdbc:";
  private static final String EXAMPLE = "postgresql://localhost/tabuleiro";

  /// An address of any kind of database. A scheme of one letter is a drive of Windows.
  private static final Pattern ADDRESS =
      Pattern.compile("(?i)(jdbc:|postgres(ql)?:|[a-z][a-z0-9+.-]+://).*", Pattern.DOTALL);

  private static final Pattern SCHEME =
      Pattern.compile("(?i)(jdbc:)?postgres(ql)?:(?<rest>.*)", Pattern.DOTALL);

  private static final Pattern HOST =
      Pattern.compile("(?<host>\\[[0-9a-fA-F:.%]+]|[^\\s:\\[\\]/@]*)(:(?<port>[0-9]{1,5}))?");

  private static final int MAX_PORT = 65_535;

  /// The parameters of PostgreSQL's own programs that have another name in JDBC.
  private static final Map<String, String> JDBC_NAMES =
      Map.of(
          "application_name", "ApplicationName",
          "connect_timeout", "connectTimeout",
          "target_session_attrs", "targetServerType",
          "channel_binding", "channelBinding",
          "gssencmode", "gssEncMode");

  /// The values of `target_session_attrs` that have another name in JDBC.
  private static final Map<String, String> JDBC_TARGETS =
      Map.of(
          "read-write", "primary",
          "read-only", "secondary",
          "standby", "secondary",
          "prefer-standby", "preferSecondary");

  /// What the server sets itself, or has another place in the address.
  private static final List<String> RESERVED =
      List.of("socketTimeout", "tcpKeepAlive", "PGHOST", "PGPORT", "PGDBNAME", "service");

  private PostgresAddress() {}

  /// Returns whether a text is meant as the address of a database, rather than as the path of a
  /// file.
  public static boolean isAddress(String text) {
    return ADDRESS.matcher(text).matches();
  }

  /// Returns whether an address contains a password.
  public static boolean hasPassword(String text) {
    return text.matches("(?is)[^/]*//[^/@]*:.*@.*|.*[?&]password=.*");
  }

  /// Parses an address.
  ///
  /// @param user used when the address names none
  /// @param password used when the address names none
  /// @throws StoreException when the text is no such address; the message contains no password
  public static DatabaseAddress.Postgres parse(String text, String user, String password) {
    var scheme = SCHEME.matcher(text);
    if (!scheme.matches()) {
      throw new StoreException(
          "store.address-scheme", text.replaceFirst("(?s)://.*|(?<!jdbc):.*", ""), EXAMPLE);
    }
    String rest = scheme.group("rest");
    if (rest.contains("#")) {
      throw malformed();
    }
    Map<String, String> parameters =
        new LinkedHashMap<>(Map.of("user", user, "password", password));
    int query = rest.indexOf('?');
    String place = query < 0 ? rest : rest.substring(0, query);
    String authority = "";
    String name = place;
    if (place.startsWith("//")) {
      String[] parts = place.substring(2).split("/", 2);
      authority = parts[0];
      name = parts.length > 1 ? parts[1] : "";
    } else if (place.startsWith("/") || !text.toLowerCase(Locale.ROOT).startsWith(JDBC)) {
      throw malformed();
    }
    if (name.contains("/") || name.contains("@")) {
      throw malformed();
    }
    String hosts = authority.substring(authority.lastIndexOf('@') + 1);
    if (authority.contains("@")) {
      String[] owner = authority.substring(0, authority.lastIndexOf('@')).split(":", 2);
      parameters.put("user", decode(owner[0]));
      if (owner.length > 1) {
        parameters.put("password", decode(owner[1]));
      }
    }
    if (query >= 0) {
      addParameters(rest.substring(query + 1), parameters);
    }
    return new DatabaseAddress.Postgres(
        JDBC + "postgresql://" + hosts(hosts) + "/" + encode(decode(name)) + query(parameters),
        parameters.getOrDefault("user", user),
        parameters.getOrDefault("password", password));
  }

  private static String hosts(String text) {
    return Arrays.stream(text.split(",", -1))
        .map(PostgresAddress::host)
        .collect(Collectors.joining(","));
  }

  private static String host(String text) {
    var parts = HOST.matcher(decode(text));
    if (!parts.matches()) {
      throw malformed();
    }
    String port = parts.group("port");
    if (port != null && (Integer.parseInt(port) < 1 || Integer.parseInt(port) > MAX_PORT)) {
      throw new StoreException("store.address-port", port, EXAMPLE);
    }
    String host = parts.group("host").isEmpty() ? "localhost" : parts.group("host");
    return port == null ? host : host + ":" + port;
  }

  private static void addParameters(String query, Map<String, String> parameters) {
    for (String pair : query.split("&", -1)) {
      String[] parts = pair.split("=", 2);
      String given = decode(parts[0]);
      String name = JDBC_NAMES.getOrDefault(given, given);
      PGProperty property = PGProperty.forName(name);
      if (property == null || RESERVED.contains(name)) {
        throw new StoreException("store.address-parameter", given);
      }
      String value = parts.length > 1 ? decode(parts[1]) : "";
      if (name.equals("targetServerType")) {
        value = JDBC_TARGETS.getOrDefault(value, value);
      }
      String[] choices = property.getChoices();
      if (choices != null && !List.of(choices).contains(value)) {
        throw new StoreException("store.address-value", given, value, String.join(", ", choices));
      }
      parameters.put(name, value);
    }
  }

  private static String query(Map<String, String> parameters) {
    String pairs =
        parameters.entrySet().stream()
            .filter(pair -> !pair.getKey().equals("user") && !pair.getKey().equals("password"))
            .map(pair -> encode(pair.getKey()) + "=" + encode(pair.getValue()))
            .collect(Collectors.joining("&"));
    return pairs.isEmpty() ? "" : "?" + pairs;
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /// Decodes `%40` and the like. A plus sign is a plus sign.
  private static String decode(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer decoded = ByteBuffer.allocate(encoded.length);
    for (int i = 0; i < encoded.length; i++) {
      if (encoded[i] != '%') {
        decoded.put(encoded[i]);
        continue;
      }
      boolean isWhole = i + 2 < encoded.length;
      int high = isWhole ? Character.digit(encoded[i + 1], 16) : -1;
      int low = isWhole ? Character.digit(encoded[i + 2], 16) : -1;
      if (high < 0 || low < 0) {
        throw malformed();
      }
      decoded.put((byte) (high * 16 + low));
      i += 2;
    }
    try {
      String result = StandardCharsets.UTF_8.newDecoder().decode(decoded.flip()).toString();
      if (result.indexOf('\0') >= 0) {
        throw malformed();
      }
      return result;
    } catch (CharacterCodingException e) {
      throw malformed();
    }
  }

  /// The message does not repeat the text, which may contain a password.
  private static StoreException malformed() {
    return new StoreException("store.address-form", EXAMPLE);
  }
}
