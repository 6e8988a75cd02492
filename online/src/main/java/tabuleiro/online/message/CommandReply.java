package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// The answer to a command.
///
/// @param id the id of the command
/// @param accepted whether the command was stored
/// @param sequence the number of the event that the command became; 0 when refused
/// @param error a key for programs; empty when accepted
/// @param says the reason of a refusal in the caller's language; empty when accepted
@Json
public record CommandReply(String id, boolean accepted, int sequence, String error, String says) {}
