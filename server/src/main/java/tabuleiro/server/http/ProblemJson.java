package tabuleiro.server.http;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.view.HeadJson;
import tabuleiro.server.view.RefusalJson;

/// A problem as it is sent.
///
/// @param error an error code for programs
/// @param says the message, in the client's language
/// @param request the id of the request, which the operator can look up in the log
/// @param refusal the broken rule of the game, if one is
/// @param head the head of the game, if one is concerned
@Json
public record ProblemJson(
    String error,
    String says,
    Optional<String> request,
    Optional<RefusalJson> refusal,
    Optional<HeadJson> head) {}
