package tabuleiro.server.http;

import java.util.function.Function;
import tabuleiro.text.Language;

/// A page that browsers keep, so that it opens without a network.
///
/// @param path its path, such as `/learn`
/// @param content returns the page in a language
public record OfflinePage(String path, Function<Language, PageContent> content) {}
