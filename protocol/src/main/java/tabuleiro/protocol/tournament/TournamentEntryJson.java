package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who enters or withdraws.
///
/// @param level a level from 1 to 9; default: the caller. Only the owner names a level.
@Json
public record TournamentEntryJson(Optional<String> level) {}
