/**
 * The edition as one file, which works without a network and without a server of files: it holds
 * all pages, scripts, styles and the engine, compressed. A page has its address after `#`, and the
 * file is loaded anew for each, so that the scripts of the page begin as everywhere.
 */
import { beginEdition, preferredLanguage, splitPath } from './edition.ts';
import { startPackedWorker, unpack } from './packed-files.ts';
import { siteStorage } from './storage.ts';
import { isSupported } from './worker-host.ts';

/** What the file holds besides the engine. */
interface Contents {
  /** The pages and the answers that their scripts need first, by language. */
  readonly languages: Record<string, { pages: Record<string, string>; answers: string }>;
  /** The text of scripts, styles and drawings by path; the data URL of other files. */
  readonly files: Record<string, string>;
}

const { 'pages.json': packedPages = '', ...engine } = Object.fromEntries(
  [...document.querySelectorAll<HTMLElement>('script[data-file]')].map(element => [
    element.dataset['file'] ?? '',
    element.textContent,
  ]),
);

/** The path of the page, if its address says none: after a link to a place within the page. */
let shown = location.hash.startsWith('#/') ? location.hash.slice(1) : '/';

function path(): string {
  shown = location.hash.startsWith('#/') ? location.hash.slice(1) : shown;
  return shown;
}

const language = preferredLanguage() ?? 'en';

/** The types of the files that are held as text. */
const TYPES: Record<string, string> = {
  css: 'text/css',
  svg: 'image/svg+xml',
  js: 'text/javascript',
};

/** Returns the HTML of a page in which its files are written out. */
function compose({ languages, files }: Contents, page: string): string {
  const { pages = {}, answers = '{}' } = languages[language] ?? {};
  const styleOf = (file: string) =>
    (files[file] ?? '').replace(
      /url\((\/site\/[^?)]+)[^)]*\)/g,
      (_, font) => `url(${files[font]})`,
    );
  const urlOf = (file: string) => {
    const text = files[file] ?? '';
    return text.startsWith('data:')
      ? text
      : `data:${TYPES[file.split('.').at(-1) ?? '']};charset=utf-8,${encodeURIComponent(text)}`;
  };
  return (pages[page] ?? pages['/'] ?? '')
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="page-data">${answers}</script>`,
    )
    .replace(/<link rel="(?:manifest|preload" as="font)"[^>]*>/g, '')
    .replaceAll('rel="preload" as="fetch" crossorigin', 'rel="resource"')
    .replace(
      /<link rel="stylesheet" href="([^"?]+)[^>]*>/g,
      (_, file) => `<style>${styleOf(file)}</style>`,
    )
    .replace(
      /<script( type="module")? src="([^"?]+)[^"]*">/g,
      (_, type = '', file) => `<script${type}>${files[file]}`,
    )
    .replace(
      /(src|href)="(\/(?:bundle\/)?(?:board|site)\/[^"?]+)[^"]*"/g,
      (_, name, file) => `${name}="${urlOf(file)}"`,
    );
}

/** Returns the address of the bundle of a script that a page imports later. */
function scriptUrl(files: Contents['files'], script: string): string {
  const bundle = files[`/bundle${script.replace(/ts$/, 'js')}`] ?? '';
  return URL.createObjectURL(new Blob([bundle], { type: 'text/javascript' }));
}

/** Follows a change of the address: another page, or a place within this one. */
function follow(): void {
  if (location.hash.startsWith('#/')) {
    location.reload();
  } else {
    history.replaceState(null, '', `#${shown}`);
  }
}

async function show(): Promise<void> {
  const contents: Contents = await (await unpack(packedPages)).json();
  const { pathname, hash } = new URL(path(), 'http://edition');
  const html = compose(contents, splitPath(pathname).page);
  document.open(); // It forgets the listeners of the page before.
  beginEdition(
    {
      path,
      addressOf: other => `#${other}`,
      serviceWorker: '',
      script: other => scriptUrl(contents.files, other),
      page: async other =>
        compose(contents, splitPath(new URL(other, 'http://edition').pathname).page),
      selectLanguage(code) {
        siteStorage.setItem('language', code);
        location.reload();
      },
    },
    () => startPackedWorker(engine),
  );
  addEventListener('hashchange', follow);
  addEventListener('load', () => document.getElementById(hash.slice(1))?.scrollIntoView());
  document.write(html);
  document.close();
}

if (isSupported() && globalThis.DecompressionStream !== undefined) {
  void show();
} else {
  document.documentElement.dataset['old'] = 'yes';
}
