package tabuleiro.protocol.push;

import io.avaje.jsonb.Json;

/// The hours in which the caller gets no notifications.
///
/// @param from when they begin, such as 22:00
/// @param to when they end, such as 08:00
/// @param zone the time zone, such as Europe/Lisbon
@Json
public record QuietHoursJson(String from, String to, String zone) {}
