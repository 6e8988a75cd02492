package tabuleiro.protocol.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// An operation of the server over HTTP, or a socket: where it is, who may use it, what it takes
/// and what it answers.
///
/// The access is what the operation requires of a caller who acts for a member, in words separated
/// by spaces:
///
/// - `any`: every caller gets the same answer, and every valid token permits it;
/// - `read`, `play`, `puzzles`, `studies`: a scope that the token must have, or one of several;
/// - `own`: the scope `play`, for a game that the member plays; `+` joins scopes that are needed
///   together;
/// - `none`: no token permits it, only a device on which the member is signed in;
/// - `sign-in`: as `none`, for the operations by which a browser signs in or out, which one whose
///   session has ended may use too.
///
/// @param method such as `GET`; `WS` for a socket
/// @param path with parameters in braces, such as `/api/v2/games/{id}`; one in angle brackets takes
///   the rest
/// @param summary what it does; empty for a page or a file, which the description of the API leaves
///   out
/// @param access what it requires
/// @param parts what it takes and answers
public record Operation(
    String method, String path, String summary, String access, List<Part> parts) {
  /// The method of a socket.
  public static final String SOCKET = "WS";

  private static final String API = "/api/";
  private static final Pattern PATH_PARAMETER = Pattern.compile("[{](\\w+)[}]");

  private static final Pattern ACCESS =
      Pattern.compile("any|none|sign-in|((read|play|puzzles|studies|own)([ +](?=\\w)|$))+");

  /// What the parameters of paths mean, where an operation does not say it.
  private static final Map<String, String> PATH_PARAMETERS =
      Map.ofEntries(
          Map.entry("id", "the id of the game"),
          Map.entry("game", "the name of the game, such as talpa"),
          Map.entry("variant", "the name of the variant, such as 8x8"),
          Map.entry("ply", "the number of moves"),
          Map.entry("storm", "the id of the run"),
          Map.entry("pool", "the key, such as talpa-8x8-blitz"),
          Map.entry("device", "the id of the device"),
          Map.entry("token", "the id of the token"),
          Map.entry("passkey", "the id of the passkey"),
          Map.entry("number", "the number of the message in its game"),
          Map.entry("name", "the name of the member; its case does not matter"),
          Map.entry("kind", "`follow`, `block` or `mute`"),
          Map.entry("tournament", "the id of the tournament, as in its address"),
          Map.entry("study", "the id of the study"),
          Map.entry("subscription", "the id of the subscription"));

  private static final Part.Parameter LANGUAGE =
      new Part.Parameter(
          "language",
          false,
          "the language of the texts; default: the cookie `language`, then `Accept-Language`",
          false,
          List.of("en", "pt", "pt-BR"));

  /// Copies the list.
  ///
  /// @throws IllegalArgumentException for an access that is none
  public Operation {
    parts = List.copyOf(parts);
    if (!ACCESS.matcher(access).matches()) {
      throw new IllegalArgumentException("no access: " + access);
    }
  }

  /// Returns an operation with the method `GET`.
  public static Operation get(String path, String summary, String access, Part... parts) {
    return new Operation("GET", path, summary, access, List.of(parts));
  }

  /// Returns an operation with the method `POST`.
  public static Operation post(String path, String summary, String access, Part... parts) {
    return new Operation("POST", path, summary, access, List.of(parts));
  }

  /// Returns an operation with the method `PUT`.
  public static Operation put(String path, String summary, String access, Part... parts) {
    return new Operation("PUT", path, summary, access, List.of(parts));
  }

  /// Returns an operation with the method `DELETE`.
  public static Operation delete(String path, String summary, String access, Part... parts) {
    return new Operation("DELETE", path, summary, access, List.of(parts));
  }

  /// Returns a socket.
  public static Operation socket(String path, String summary, String access, Part... parts) {
    return new Operation(SOCKET, path, summary, access, List.of(parts));
  }

  /// Returns a page or a file.
  public static Operation page(String path, String access) {
    return new Operation("GET", path, "", access, List.of());
  }

  /// Returns whether this is a socket.
  public boolean isSocket() {
    return method.equals(SOCKET);
  }

  /// Returns whether this is an operation of the API, not a page or a file.
  public boolean isDocumented() {
    return !summary.isEmpty();
  }

  /// Returns the parameters of the path, and then those of the query.
  public List<Part.Parameter> parameters() {
    Stream<Part.Parameter> inPath =
        PATH_PARAMETER.matcher(path).results().map((MatchResult found) -> inPath(found.group(1)));
    Stream<Part.Parameter> language = isOfApi() ? Stream.of(LANGUAGE) : Stream.of();
    Stream<Part.Parameter> more =
        parts(Part.Parameter.class).filter(parameter -> !parameter.isInPath());
    return Stream.of(inPath, language, more).flatMap(Function.identity()).toList();
  }

  private Part.Parameter inPath(String name) {
    return parts(Part.Parameter.class)
        .filter(parameter -> parameter.isInPath() && parameter.name().equals(name))
        .findFirst()
        .orElseGet(() ->
            new Part.Parameter(
                name, true, PATH_PARAMETERS.getOrDefault(name, ""), name.equals("ply"), List.of()));
  }

  /// Returns the record that the body of a request is; empty when there is no body.
  public Optional<Class<?>> request() {
    return parts(Part.Request.class).findFirst().map(Part.Request::type);
  }

  /// Returns an example of the body of a request, as JSON; empty when there is no body.
  public Optional<String> example() {
    return parts(Part.Request.class).findFirst().map(Part.Request::example);
  }

  /// Returns the answer when this succeeds; empty for a socket, a page or a file.
  public Optional<Part.Answer> answer() {
    return parts(Part.Answer.class).findFirst();
  }

  /// Returns who must say who they are; empty when any caller may use this.
  public Optional<Part.Callers> callers() {
    return parts(Part.Callers.class).findFirst();
  }

  /// Returns the records of the messages from the client of a socket.
  public List<Class<?>> received() {
    return parts(Part.Received.class).flatMap(some -> some.types().stream()).toList();
  }

  /// Returns the records of the messages from the server of a socket.
  public List<Class<?>> sent() {
    return parts(Part.Sent.class).flatMap(some -> some.types().stream()).toList();
  }

  /// Returns the statuses of failures, in ascending order.
  public Set<Integer> failures() {
    Set<Integer> statuses = new TreeSet<>(Set.of(401, 403));
    if (isOfApi()) {
      statuses.addAll(Set.of(400, 429, 503));
    }
    if (request().isPresent()) {
      statuses.addAll(Set.of(408, 413, 415));
    }
    if (isSocket()) {
      statuses.add(426);
    } else if (path.contains("/games/{id}")) {
      statuses.addAll(Set.of(404, 410));
    }
    parts(Part.Failures.class).forEach(failures -> statuses.addAll(failures.statuses()));
    return statuses;
  }

  private boolean isOfApi() {
    return path.startsWith(API);
  }

  private <T extends Part> Stream<T> parts(Class<T> type) {
    return parts.stream().filter(type::isInstance).map(type::cast);
  }

  @Override
  public String toString() {
    return method + " " + path;
  }
}
