/** The pages of the documentation, with a server or from a folder: the theme, the search, and boards. */
import { byId, createElement, setText } from '../site/dom.ts';
import { currentTheme, selectOtherTheme } from '../site/theme-choice.ts';
import { type TextPart } from './excerpt.ts';
import { countWords, type DocumentationIndex, type FoundSection, search } from './search.ts';

/** The script of the index sets it: from a folder, a page can load scripts alone. */
const loaded = globalThis as { readonly documentationIndex?: DocumentationIndex };

/** How long to wait for the next key before a search. A guess. */
const PAUSE_MILLIS = 150;

function showTheme(theme: string): void {
  const button = byId('theme');
  const name = (button.dataset.name ?? '').replace('{0}', button.dataset[theme] ?? theme);
  setText(byId('theme-name'), name);
  button.title = name;
}

function textPart({ text, isFound }: TextPart): HTMLElement | Text {
  return isFound ? createElement('mark', {}, text) : new Text(text);
}

function resultItem(found: FoundSection): HTMLLIElement {
  return createElement(
    'li',
    {},
    createElement('a', { href: found.address }, ...found.name.map(textPart)),
    createElement('p', {}, ...found.excerpt.map(textPart)),
  );
}

/** Shows what is found for the text in the field. */
function showResults(find: (text: string) => FoundSection[]): void {
  const text = byId('query', HTMLInputElement).value.trim();
  const results = text === '' ? [] : find(text);
  const status = byId('found');
  const { none, one, other } = status.dataset;
  const message = [none, one][results.length] ?? other ?? '';
  setText(status, text === '' ? '' : message.replace('{0}', String(results.length)));
  byId('search-results').replaceChildren(...results.map(resultItem));
  try {
    history.replaceState(null, '', `?q=${encodeURIComponent(text)}`);
  } catch {
    // A browser may refuse a new address to a page from a folder.
  }
}

/** Loads the index, and searches whenever the text changes. */
function startSearch(): void {
  const query = byId('query', HTMLInputElement);
  query.value = new URLSearchParams(location.search).get('q') ?? '';
  const script = createElement('script', { src: 'search-index.js' });
  script.addEventListener('load', () => {
    const index = loaded.documentationIndex;
    if (index === undefined) {
      return;
    }
    const words = countWords(index);
    const show = () => showResults(text => search(index, words, text));
    let timer: ReturnType<typeof setTimeout> | undefined;
    query.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MILLIS);
    });
    query.form?.addEventListener('submit', event => {
      event.preventDefault();
      show();
    });
    show();
  });
  document.head.append(script);
  query.focus();
}

/**
 * Loads the script of a board when it comes near the visible part of the page. A page from a folder
 * can load plain scripts alone: one of them holds what the board needs. A copy of the pages without
 * the engine says that, and the picture stays.
 */
function startBoard(board: HTMLElement): void {
  if (document.documentElement.dataset['engine'] === undefined) {
    byId('no-board').hidden = false;
    return;
  }
  const { script = '', folderScript = '' } = board.dataset;
  const attributes =
    location.protocol === 'file:' ? { src: folderScript } : { type: 'module', src: script };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        document.head.append(createElement('script', attributes));
      }
    },
    { rootMargin: '400px' },
  );
  observer.observe(board);
}

byId('theme').addEventListener('click', () => showTheme(selectOtherTheme()));
showTheme(currentTheme());
if (document.getElementById('search-results') !== null) {
  startSearch();
}
const board = document.getElementById('play-board');
if (board !== null) {
  startBoard(board);
}
document.documentElement.dataset.ready = 'yes';
