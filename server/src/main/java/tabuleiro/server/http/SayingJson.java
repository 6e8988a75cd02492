package tabuleiro.server.http;

import io.avaje.jsonb.Json;

/// A message by which a socket is told something in words.
///
/// @param type `problem` or `bye`
/// @param error why, in a word for programs
/// @param says why, in the reader's language
@Json
public record SayingJson(String type, String error, String says) {
  static SayingJson problem(Problem problem, Caller caller) {
    return new SayingJson("problem", problem.error(), problem.say(caller));
  }

  static SayingJson bye(String says) {
    return new SayingJson("bye", "bye", says);
  }
}
