package tabuleiro.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;

class BrazilianTextsTest {
  /// Words and constructions of Portugal. A whole word, or the beginning of one that ends in `*`.
  private static final Pattern EUROPEAN =
      words(
          "a valer|acerca d[oa]|anular a (última )?jogada|aspeto*|base de dados|bases de"
              + " dados|batota|carregue em|contacto*|contactar|controlo|de"
              + " momento|definições|demasiad*|desforra|descarreg*|ecrã*|eletrónic*|ficheiro*|fora"
              + " de linha|gestor*|hífenes|jogar à vez|ligação|ligações|língua*|linha de"
              + " comandos|noutr*|palavra-passe|palavras-passe|partilh*|percentage*|planear|por"
              + " omissão|pormenores|quota|rato|registo*|registad*|respetiv*|ronda|rondas|secção|secções|separador|sessão"
              + " iniciada|sítio*|soma de controlo|telemóve*|toda a"
              + " gente|utiliz*|(está|estão|estar) a [a-zç]+[aei]r");

  /// Words and constructions of Brazil.
  private static final Pattern BRAZILIAN =
      words(
          "arquivo*|aspecto*|banco de dados|celular*|compartilh*|configurações|contat*|controle"
              + "|eletrônic*|gerencia*|linha de comando|mouse|off-line|on-line|planej*|por padrão"
              + "|porcentage*|ranquead*|registro*|registrad*|respectiv*|revanche|salvar|salve|seção"
              + "|seções|senha*|tela|telas|trapaça*|usuári*|você*|baixe|baixar"
              + "|(está|estão|estar|continua) [a-zç]+[aei]ndo");

  private static Pattern words(String words) {
    return Pattern.compile(
        "(?<![\\p{L}-])(" + words.replace("*", "\\p{L}*") + ")(?![\\p{L}-])",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  static Stream<String> subjects() {
    return Stream.of(Messages.subjects(), Games.names(), List.of("help")).flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void aTextOfItsOwnDiffersFromThePortugueseOneOfItsKey(String subject) {
    Map<String, String> base = new MessageBundle(subject, Language.PORTUGUESE).messages();
    Map<String, String> all = new MessageBundle(subject, Language.BRAZILIAN).messages();
    assertThat(all.keySet()).isEqualTo(base.keySet());
    String file = MessageBundle.fileName(subject, Language.BRAZILIAN);
    if (ResourceLines.exists(Messages.class, file)) {
      long own =
          ResourceLines.read(Messages.class, file).stream().filter(line -> !line.isBlank()).count();
      assertThat(all.entrySet().stream().filter(text -> !base.entrySet().contains(text)).count())
          .as(file)
          .isEqualTo(own);
    }
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void noTextHasWordsOfTheOtherCountry(String subject) {
    assertThat(found(EUROPEAN, subject, Language.BRAZILIAN)).isEmpty();
    assertThat(found(BRAZILIAN, subject, Language.PORTUGUESE)).isEmpty();
  }

  private static Map<String, String> found(Pattern words, String subject, Language language) {
    Map<String, String> found = new TreeMap<>();
    new MessageBundle(subject, language)
        .messages()
        .forEach((key, text) -> {
          if (words.matcher(text).find()) {
            found.put(key, matches(words, text));
          }
        });
    return found;
  }

  private static String matches(Pattern words, String text) {
    return words.matcher(text).results().map(match -> match.group()).collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#names")
  void theRulesServeBothCountries(String game) {
    String rules = Messages.of(Language.BRAZILIAN).rulesPage(game);
    assertThat(rules).isEqualTo(Messages.of(Language.PORTUGUESE).rulesPage(game));
    assertThat(matches(EUROPEAN, rules) + matches(BRAZILIAN, rules)).isEmpty();
  }

  @Test
  void theListsFindWhatTheyAreFor() {
    assertThat(matches(EUROPEAN, "Guarde os Ficheiros; está a jogar"))
        .isEqualTo("Ficheirosestá a jogar");
    assertThat(matches(BRAZILIAN, "compartilha a senha")).isEqualTo("compartilhasenha");
    assertThat(matches(EUROPEAN, "compartilha o registro")).isEmpty();
    assertThat(matches(BRAZILIAN, "partilha o registo, contacto")).isEmpty();
  }

  @Test
  void theHelpFallsBackKeyByKey() {
    assertThat(Messages.of(Language.BRAZILIAN).helpBundle().getString("usage.synopsisHeading"))
        .isEqualTo("Uso: ");
    assertThat(Messages.of(Language.BRAZILIAN).helpBundle().getString("json"))
        .isEqualTo("Escreve em JSON.");
  }
}
