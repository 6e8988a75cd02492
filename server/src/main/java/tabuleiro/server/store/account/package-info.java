/// Members: their names, devices and recovery codes, and what belongs to them.
@NullMarked
package tabuleiro.server.store.account;

import org.jspecify.annotations.NullMarked;
