package tabuleiro.server.account;

import tabuleiro.protocol.account.PasskeyJson;

/// Makes [PasskeyJson] of what the server knows.
final class PasskeyJsonMapper {
  private PasskeyJsonMapper() {}

  /// Returns a passkey as JSON.
  public static PasskeyJson of(Passkey passkey) {
    return new PasskeyJson(
        passkey.id(), passkey.name(), passkey.createdMillis(), passkey.usedMillis());
  }
}
