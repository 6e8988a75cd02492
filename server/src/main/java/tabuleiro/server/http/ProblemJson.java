package tabuleiro.server.http;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.view.HeadJson;

/// A refusal as it is sent.
///
/// @param error why, in a word for programs
/// @param says why, in the reader's language
/// @param head how far the game has come, where one is meant
@Json
public record ProblemJson(String error, String says, Optional<HeadJson> head) {}
