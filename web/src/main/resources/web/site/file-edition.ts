/**
 * The edition as one file, which works without a network and without a server of files: it holds
 * all pages, scripts, styles and the engine, compressed. A page has its address after `#`, and the
 * file is loaded anew for each, so that the scripts of the page begin as everywhere.
 */
import { beginEdition, preferredLanguage, splitPath } from './edition.ts';
import { siteStorage } from './storage.ts';
import { isSupported } from './worker-host.ts';

/** What the file holds besides the engine. */
interface Contents {
  /** The pages and the answers that their scripts need first, by language. */
  readonly languages: Record<string, { pages: Record<string, string>; answers: string }>;
  /** The text of scripts, styles and drawings by path; the data URL of other files. */
  readonly files: Record<string, string>;
}

const packed = new Map(
  [...document.querySelectorAll<HTMLElement>('script[data-file]')].map(
    element => [element.dataset['file'] ?? '', element.textContent] as const,
  ),
);

/** Returns a file of those that are compressed here. */
async function unpack(name: string): Promise<Response> {
  const bytes = await fetch(`data:application/gzip;base64,${packed.get(name)}`);
  return new Response(bytes.body?.pipeThrough(new DecompressionStream('gzip')));
}

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
      /(src|href)="(\/(?:board|site)\/[^"?]+)[^"]*"/g,
      (_, name, file) => `${name}="${urlOf(file)}"`,
    );
}

/** Returns the address of the bundle of a script that a page imports later. */
function scriptUrl(files: Contents['files'], script: string): string {
  const bundle = files[`/bundle${script.replace(/ts$/, 'js')}`] ?? '';
  return URL.createObjectURL(new Blob([bundle], { type: 'text/javascript' }));
}

/** What comes before the worker's script: it gets its files from this page, not from a network. */
const FILES_OF_WORKER = `
const files = new Promise(resolve => {
  addEventListener('message', event => {
    event.stopImmediatePropagation();
    self.packed = event.data;
    resolve(event.data);
  }, { once: true });
});
self.importScripts = () => {};
self.fetch = async name => new Response((await files)[name]);
`;

/** Starts the worker. */
async function startWorker(): Promise<Worker> {
  const scripts = ['runtime.js', 'worker.js'];
  const texts = await Promise.all(scripts.map(async name => (await unpack(name)).text()));
  const others = [...packed.keys()].filter(
    name => name !== 'pages.json' && !scripts.includes(name),
  );
  const entries = await Promise.all(
    others.map(async name => [name, await (await unpack(name)).arrayBuffer()] as const),
  );
  const source = new Blob([FILES_OF_WORKER, texts.join('\n')], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(source));
  worker.postMessage(
    Object.fromEntries(entries),
    entries.map(([, bytes]) => bytes),
  );
  return worker;
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
  const contents: Contents = await (await unpack('pages.json')).json();
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
    startWorker,
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
