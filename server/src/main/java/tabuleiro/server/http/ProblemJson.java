package tabuleiro.server.http;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.view.HeadJson;

/// A problem as it is sent.
///
/// @param error an error code for programs
/// @param says the message, in the client's language
/// @param head the head of the game, if one is concerned
@Json
public record ProblemJson(String error, String says, Optional<HeadJson> head) {}
