package tabuleiro.server.presence;

import java.util.Collection;
import tabuleiro.server.kernel.Tokens;

/// Rendezvous hashing: ranks the members of a group for each key, so that every member knows the
/// order without asking the others. When a member joins or leaves, the others keep their order.
final class RendezvousHash {
  private RendezvousHash() {}

  /// Returns the rank of a member for a key: 0 for the first.
  ///
  /// @param members all members; the member itself need not be among them
  static int rank(String key, String member, Collection<String> members) {
    String own = weight(key, member);
    return (int) members.stream().filter(other -> weight(key, other).compareTo(own) > 0).count();
  }

  private static String weight(String key, String member) {
    return Tokens.sha256(key + " " + member);
  }
}
