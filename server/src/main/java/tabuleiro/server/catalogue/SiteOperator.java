package tabuleiro.server.catalogue;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.view.text.Html;

/// Who runs the site, as the operator wants it shown.
///
/// @param contact how to reach the operator: an email address, an address on the web, or any text;
///   empty when it is not shown
/// @param source the address on the web of the source that this server was built from; empty when
///   it is not shown
public record SiteOperator(String contact, String source) {
  /// An operator who shows nothing.
  public static final SiteOperator UNNAMED = new SiteOperator("", "");

  private static final int MAX_LENGTH = 200;

  private static final Pattern EMAIL =
      Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+");

  /// Returns whether a text can be shown as a contact.
  public static boolean isContact(String text) {
    return !text.isBlank()
        && text.length() <= MAX_LENGTH
        && text.codePoints().noneMatch(Character::isISOControl);
  }

  /// Returns whether a text is an address on the web.
  public static boolean isWebAddress(String text) {
    try {
      URI address = new URI(text);
      String scheme = String.valueOf(address.getScheme());
      return (scheme.equals("https") || scheme.equals("http"))
          && address.getHost() != null
          && text.length() <= MAX_LENGTH;
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /// Returns the contact as an address that programs understand, `mailto:` or `https:`; empty when
  /// it is none.
  public Optional<String> contactAddress() {
    if (EMAIL.matcher(contact).matches()) {
      return Optional.of("mailto:" + contact);
    }
    return Optional.of(contact).filter(text -> text.startsWith("https:") && isWebAddress(text));
  }

  /// Returns the contact as HTML: a link where it is an address, else text.
  public String contactHtml() {
    if (EMAIL.matcher(contact).matches()) {
      return Html.externalLink("mailto:" + contact, contact);
    }
    return isWebAddress(contact) ? Html.externalLink(contact, contact) : Html.escape(contact);
  }
}
