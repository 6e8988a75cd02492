package tabuleiro.protocol.common;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// A message that answers no command: a problem, or `closing` before the server closes the socket.
///
/// @param type the type of the message
/// @param error a key for programs
/// @param message the text in the reader's language
@Json
public record NoticeJson(
    @OneOf({"problem", "closing"}) String type, String error, String message) {}
