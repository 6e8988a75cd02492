package tabuleiro.server.http;

/// What search engines, messengers and other sites show of a page.
///
/// @param title the title, as plain text
/// @param description one or two sentences, as plain text
/// @param picture the path of a PNG picture with 1200x630 pixels
/// @param isListed whether search engines may list the page
public record PageSummary(String title, String description, String picture, boolean isListed) {
  /// The picture of a page that has none itself.
  public static final String SITE_PICTURE = "/site/picture.png";
}
