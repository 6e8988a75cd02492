package tabuleiro.server.http;

/// On which way a call has come.
///
/// @param address where the person is
/// @param isSecure whether his connection is encrypted
/// @param host which of our names he has called, with the port where it is not the usual one
record ClientConnection(String address, boolean isSecure, String host) {}
