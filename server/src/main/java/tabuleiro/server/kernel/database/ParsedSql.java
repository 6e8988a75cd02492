package tabuleiro.server.kernel.database;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.DefinedAttributeTemplateEngine;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.TemplateEngine;

/// The SQL of this program, parsed once for all databases of the process: jdbi parses a text again
/// for each access to a database, which takes longer than most statements do.
final class ParsedSql {
  private static final SqlParser PARSER = new ColonPrefixSqlParser();
  private static final TemplateEngine TEMPLATES = new Templates();

  private ParsedSql() {}

  /// Lets the access to a database use what was parsed for others.
  static void share(Jdbi jdbi) {
    jdbi.getConfig(SqlStatements.class).setSqlParser(PARSER).setTemplateEngine(TEMPLATES);
  }

  /// The templates of jdbi, in which a name in angle brackets stands for a list. All texts are the
  /// program's own, so there are few to keep.
  private static final class Templates implements TemplateEngine {
    private final TemplateEngine engine = new DefinedAttributeTemplateEngine();
    private final Map<String, Function<StatementContext, String>> parsed =
        new ConcurrentHashMap<>();

    @Override
    public String render(String template, StatementContext context) {
      return parsed(template, context.getConfig()).apply(context);
    }

    @Override
    public Optional<Function<StatementContext, String>> parse(
        String template, ConfigRegistry config) {
      return Optional.of(parsed(template, config));
    }

    private Function<StatementContext, String> parsed(String template, ConfigRegistry config) {
      return parsed.computeIfAbsent(template, text -> engine.parse(text, config).orElseThrow());
    }
  }
}
