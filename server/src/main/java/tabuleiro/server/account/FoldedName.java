package tabuleiro.server.account;

import java.text.Normalizer;
import java.util.Locale;

/// Names in a form in which those that look alike are the same.
public final class FoldedName {
  /// Letters of other scripts and forms that look like Latin ones, and those. From the characters
  /// that Unicode lists in `confusables.txt` for the letters of a name.
  private static final String CONFUSABLE =
      "авеёкмнорстухіјѕԁԛԝӏοαεικνρτυχωβημօսոհցıłøđßɑɡ"
          + "гпьһҽҿѵѡҫғςϝϳγσ℮ƒɓɗɠɦɨɲŋƥʠɽʂƭʋƴȥħŧ"
          + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢⲁⲃⲉⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
          + "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ";

  private static final String LATIN =
      "abeekmhopctyxijsdqwloaeikvptuxwbnmounhgilodbag"
          + "rnbheevwcfcfjyoefbdghinnpqrstvyzht"
          + "abcdefghijklmnoprstuvwyzabeikmnopctyx"
          + "bpddtgkjczfmnlsrvhwxyaeiou";

  /// Capitals that look like others than their small letters do.
  private static final String CAPITALS = "ΒΗΜΝΡΥ";

  private static final String LATIN_CAPITALS = "bhmnpy";

  private FoldedName() {}

  /// Returns a name without case, accents, separators and the differences between characters that
  /// look alike, such as `l`, `I` and `1`. Other texts have a folded form too, which no member has.
  public static String of(String name) {
    return withoutAccents(name.strip())
        .toLowerCase(Locale.ROOT)
        .replaceAll("[_-]", "")
        .replaceAll("[i1]", "l")
        .replace('0', 'o')
        .replace("rn", "m")
        .replace("vv", "w");
  }

  /// Returns the folded name of the member for whom the name of a visitor, which may have any
  /// characters, can be mistaken.
  public static String ofVisitor(String name) {
    return of(latin(name));
  }

  /// Returns the Latin letters and the digits of a name, in lower case, with such letters for those
  /// of other scripts and forms that look like them.
  static String latin(String name) {
    StringBuilder latin = new StringBuilder();
    withoutAccents(Normalizer.normalize(name, Normalizer.Form.NFKD))
        .codePoints()
        .map(code -> replaced(code, CAPITALS, LATIN_CAPITALS))
        .map(Character::toLowerCase)
        .map(FoldedName::latin)
        .filter(Character::isLetterOrDigit)
        .forEach(latin::appendCodePoint);
    return latin.toString();
  }

  private static int latin(int code) {
    if (Character.isDigit(code)) {
      return '0' + Character.digit(code, 10);
    }
    return replaced(code, CONFUSABLE, LATIN);
  }

  private static int replaced(int code, String some, String others) {
    int index = some.indexOf(code);
    return index < 0 ? code : others.charAt(index);
  }

  private static String withoutAccents(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
