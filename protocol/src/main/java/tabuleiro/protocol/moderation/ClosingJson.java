package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// How reports are closed.
///
/// @param note what was done, for the audit log; at most 1000 characters
@Json
public record ClosingJson(Optional<String> note) {}
