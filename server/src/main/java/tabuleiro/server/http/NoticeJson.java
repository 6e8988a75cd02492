package tabuleiro.server.http;

import io.avaje.jsonb.Json;

/// A message by which a socket is told something in words.
///
/// @param type `problem` or `bye`
/// @param error why, in a word for programs
/// @param says why, in the reader's language
@Json
public record NoticeJson(String type, String error, String says) {
  static NoticeJson problem(ProblemException problem, Caller caller) {
    return new NoticeJson("problem", problem.error(), problem.text(caller));
  }

  static NoticeJson bye(String says) {
    return new NoticeJson("bye", "bye", says);
  }
}
