package tabuleiro.server.account;

import java.text.Normalizer;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;

/// The rules for the names of members. Two members never have names that look alike.
public final class MemberNames {
  /// Latin letters with or without accents, so that no letter of another script looks like one.
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{1,19}");

  /// What players without an account are called, in a form without digits at the end.
  private static final Set<String> VISITORS =
      Stream.of("visitor", "visitante", "guest", "convidado", "convidada")
          .map(MemberNames::fold)
          .collect(Collectors.toUnmodifiableSet());

  private MemberNames() {}

  /// Returns a name in Unicode's composed form.
  ///
  /// @throws ProblemException when it has other characters, is too short or too long, or is
  ///   reserved
  public static String check(String text) {
    String name = Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
    // Each accent is composed with its letter, so that none is stacked.
    boolean hasMarks =
        name.codePoints().anyMatch(code -> Character.getType(code) == Character.NON_SPACING_MARK);
    if (hasMarks || !PLAIN.matcher(withoutAccents(name)).matches()) {
      throw new ProblemException(400, "name", Message.of("member.name"));
    }
    ReservedNames.check(name);
    if (VISITORS.contains(fold(name.replaceAll("[0-9_-]+$", "")))) {
      throw new ProblemException(400, "name", Message.of("member.name-reserved", name));
    }
    return name;
  }

  private static String withoutAccents(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }

  /// Returns a name without case, accents, separators and the differences between characters that
  /// look alike, such as `l`, `I` and `1`. Other texts have a folded form too, which no member has.
  public static String fold(String name) {
    return FoldedName.of(name);
  }
}
