package tabuleiro.server.presence;

/// A server that uses the database.
///
/// @param id the server's id
/// @param role what it does; a role that this version does not know counts as [ServerRole#WEB]
record StoredServer(String id, ServerRole role) {}
