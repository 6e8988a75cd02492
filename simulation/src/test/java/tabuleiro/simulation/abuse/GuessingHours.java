package tabuleiro.simulation.abuse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.server.DrivenSite;

/// A day on which strangers at many addresses, one of them that of the owner, try the password of
/// an account without a pause. The owner signs in every hour in the browser that has signed in
/// before.
final class GuessingHours {
  private static final int ADDRESSES = 3;
  private static final int GUESSES_AN_HOUR = 36;

  private static final int HOURS = 2;

  private GuessingHours() {}

  /// Returns what went wrong.
  static List<String> run(Path file, AbuseBug bug) {
    List<String> violations = new ArrayList<>();
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      SitePlayer owner = SitePlayer.browser(site, "Eva", "198.51.100.1");
      var _ = owner.signUp();
      SitePlayer signedIn = SitePlayer.browser(site, "Eva", "198.51.100.1");
      if (signedIn.signIn(signedIn.password()).status() != 200) {
        violations.add("the owner cannot sign in in a second browser");
      }
      for (int hour = 0; hour < HOURS; hour++) {
        for (int i = 0; i < GUESSES_AN_HOUR; i++) {
          String address = i % ADDRESSES == 0 ? owner.address() : "203.0." + i % ADDRESSES + ".1";
          SitePlayer stranger = SitePlayer.browser(site, "Eva", address);
          int status = stranger.signIn("guess " + hour + " " + i).status();
          if (status < 300) {
            violations.add("a guess was right");
          }
        }
        if (bug == AbuseBug.LOCKED_BY_STRANGERS) {
          owner.forgetDevice();
        }
        if (owner.signIn(owner.password()).status() != 200) {
          violations.add("hour " + hour + ": the owner cannot sign in");
        }
        if (signedIn
                .post("/account/recovery-codes", "{'password':'%s'}".formatted(owner.password()))
                .status()
            >= 300) {
          violations.add("hour " + hour + ": the owner, signed in, gets no new recovery codes");
        }
        site.pass(Duration.ofMinutes(40));
      }
    }
    return violations;
  }
}
