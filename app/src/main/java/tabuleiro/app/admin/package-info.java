/// The command of the operator: members, invitations and the audit log of a server.
@NullMarked
package tabuleiro.app.admin;

import org.jspecify.annotations.NullMarked;
