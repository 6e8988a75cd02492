package tabuleiro.protocol.social;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;

/// What a player reports to the operator about a game.
///
/// @param reason what is wrong
/// @param note what the operator should know; at most 1000 characters
@Json
public record NewReportJson(
    @OneOf({"cheating", "insults", "stalling", "other"}) String reason, Optional<String> note) {}
