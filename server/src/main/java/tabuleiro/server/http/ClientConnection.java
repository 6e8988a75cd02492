package tabuleiro.server.http;

/// The origin of a request, with trusted proxies taken into account.
///
/// @param address the client's address
/// @param isSecure whether the client's connection is encrypted
/// @param host the host name of the request, with the port unless it is the default
record ClientConnection(String address, boolean isSecure, String host) {}
