package tabuleiro.app.serve;

import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.server.catalogue.SiteOperator;

/// The options that say who runs the site. Each can be set by an environment variable too.
final class OperatorOptions {
  @Option(
      names = "--contact",
      paramLabel = "CONTACT",
      descriptionKey = "contact",
      defaultValue = "${env:TABULEIRO_CONTACT}")
  private Optional<String> contact = Optional.empty();

  @Option(
      names = "--source",
      paramLabel = "URL",
      descriptionKey = "source",
      defaultValue = "${env:TABULEIRO_SOURCE}")
  private Optional<String> source = Optional.empty();

  /// Returns the operator as the pages show them.
  ///
  /// @throws UsageException when the contact is blank or too long, or the source is not an address
  ///   on the web
  SiteOperator operator() {
    if (contact.isPresent() && !SiteOperator.isContact(contact.get())) {
      throw OptionValues.invalid("--contact", contact.get());
    }
    if (source.isPresent() && !SiteOperator.isWebAddress(source.get())) {
      throw OptionValues.invalid("--source", source.get());
    }
    return new SiteOperator(contact.orElse("").strip(), source.orElse(""));
  }
}
