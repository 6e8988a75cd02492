package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// How many people play now.
///
/// @param players the visitors with an open connection; absent when the answer is no server's
/// @param games the games in progress
@Json
public record ServerActivity(Optional<Integer> players, Optional<Integer> games) {}
