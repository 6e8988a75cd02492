package tabuleiro.protocol.account;

import static tabuleiro.protocol.operation.Part.Callers.BROWSERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.created;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature account.
public final class AccountOperations {
  public static final Operation ACCOUNT =
      Operation.get(
          "/api/v2/account", "Get your account", "none", answer(AccountJson.class), BROWSERS);

  public static final Operation SIGN_UP =
      Operation.post(
          "/api/v2/account",
          "Create an account and sign in",
          "sign-in",
          request(
              NewAccountJson.class,
              """
              {"name": "Ana", "password": "one two three"}\
              """),
          created(SignedInJson.class),
          fails(409));

  public static final Operation SIGN_IN =
      Operation.post(
          "/api/v2/account/session",
          "Sign in with a password, or with a recovery code and a new password",
          "sign-in",
          request(
              SignInJson.class,
              """
              {"name": "Ana", "password": "one two three"}\
              """),
          answer(SignedInJson.class));

  public static final Operation SIGN_OUT =
      Operation.delete(
          "/api/v2/account/session",
          "Sign out; doing so again has the same result",
          "sign-in",
          answer(AccountJson.class),
          BROWSERS);

  public static final Operation END_DEVICE =
      Operation.delete(
          "/api/v2/account/devices/{device}",
          "Sign a device out; doing so again has the same result",
          "sign-in",
          answer(AccountJson.class),
          BROWSERS);

  public static final Operation CREATE_TOKEN =
      Operation.post(
          "/api/v2/account/tokens",
          "Create an access token for a program",
          "none",
          request(
              NewTokenRequestJson.class,
              """
              {"name": "My bot", "scopes": ["read", "play"]}\
              """),
          created(NewTokenJson.class),
          BROWSERS,
          fails(409));

  public static final Operation END_TOKEN =
      Operation.delete(
          "/api/v2/account/tokens/{token}",
          "End an access token; doing so again has the same result",
          "none",
          answer(AccountJson.class),
          BROWSERS);

  public static final Operation DECLARE_BOT =
      Operation.post(
          "/api/v2/account/bot",
          "Declare that the account is a bot, for ever",
          "none",
          request(
              PasswordProofJson.class,
              """
              {"password": "one two three"}\
              """),
          answer(AccountJson.class),
          BROWSERS,
          fails(409));

  public static final Operation CHANGE_PASSWORD =
      Operation.put(
          "/api/v2/account/password",
          "Change the password, and sign the other devices out",
          "none",
          request(
              NewPasswordJson.class,
              """
              {"password": "one two three", "newPassword": "four five six"}\
              """),
          answer(AccountJson.class),
          BROWSERS);

  public static final Operation REPLACE_CODES =
      Operation.post(
          "/api/v2/account/recovery-codes",
          "Replace the recovery codes",
          "none",
          request(
              PasswordProofJson.class,
              """
              {"password": "one two three"}\
              """),
          answer(SignedInJson.class),
          BROWSERS);

  public static final Operation ADD_PASSKEY =
      Operation.post(
          "/api/v2/account/passkeys",
          "Add a passkey",
          "none",
          request(
              NewPasskeyJson.class,
              """
              {"passkey": "{}"}\
              """),
          created(AccountJson.class),
          BROWSERS,
          fails(409));

  public static final Operation ASK_FOR_NEW_PASSKEY =
      Operation.post(
          "/api/v2/account/passkeys/creation",
          "Ask for a new passkey",
          "sign-in",
          request(
              PasskeyOwnerJson.class,
              """
              {"name": "Ana"}\
              """),
          answer(PasskeyOptionsJson.class),
          BROWSERS,
          fails(409));

  public static final Operation ASK_FOR_PASSKEY =
      Operation.post(
          "/api/v2/account/passkeys/request",
          "Ask for a passkey",
          "sign-in",
          answer(PasskeyOptionsJson.class),
          BROWSERS);

  public static final Operation REMOVE_PASSKEY =
      Operation.delete(
          "/api/v2/account/passkeys/{passkey}",
          "Remove a passkey; doing so again has the same result",
          "none",
          answer(AccountJson.class),
          BROWSERS,
          fails(409));

  public static final Operation EXPORT =
      Operation.get(
          "/api/v2/account/export",
          "Get all your data",
          "none",
          answer(AccountExportJson.class),
          BROWSERS);

  public static final Operation DELETE =
      Operation.post(
          "/api/v2/account/deletion",
          "Delete your account",
          "none",
          request(
              PasswordProofJson.class,
              """
              {"password": "one two three"}\
              """),
          answer(AccountJson.class),
          BROWSERS);

  private AccountOperations() {}
}
