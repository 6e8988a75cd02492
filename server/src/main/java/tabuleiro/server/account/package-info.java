/// Accounts: signing up, signing in and out, devices, recovery codes, and profiles.
@NullMarked
package tabuleiro.server.account;

import org.jspecify.annotations.NullMarked;
