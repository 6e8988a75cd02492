/**
 * The edition as a folder of files: each page is in a folder of its own, below that of its language
 * unless that is English. Each page says where the folder begins, and its path on a server.
 */
import { beginEdition, preferredLanguage, splitPath } from './edition.ts';
import { siteStorage } from './storage.ts';

const { dataset, lang } = document.documentElement;
const root = new URL(dataset['root'] ?? '', location.href);

/** Returns the address of a page in a language. */
function addressIn(language: string, path: string): string {
  const { pathname, searchParams, hash } = new URL(path, root);
  const { page, id } = splitPath(pathname);
  if (id !== '') {
    searchParams.set('id', id);
  }
  const folder = `${language === 'en' ? '' : `/${language}`}${page}`.replace(/\/$/, '');
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return `${root.href}${folder.slice(1)}${folder === '' ? '' : '/'}${query}${hash}`;
}

/** Returns the path of this page on a server. */
function currentPath(): string {
  const query = new URLSearchParams(location.search);
  const id = query.get('id');
  query.delete('id');
  const page = `${dataset['path']}${id === null ? '' : `/${id}`}`;
  return `${page}${query.size === 0 ? '' : `?${query}`}${location.hash}`;
}

beginEdition(
  {
    path: currentPath,
    addressOf: other => addressIn(lang, other),
    page: async other => (await fetch(addressIn(lang, other))).text(),
    selectLanguage(code) {
      siteStorage.setItem('language', code);
      location.assign(addressIn(code, currentPath()));
    },
    serviceWorker: new URL('service-worker.js', root).href,
  },
  async () => new Worker(new URL(`${dataset['engine'] ?? ''}worker.js`, root)),
);

// Who opens the first page without a choice gets the language of the browser; a link may name another.
if (lang === 'en' && dataset['path'] === '/' && siteStorage.getItem('language') === null) {
  const wanted = preferredLanguage();
  if (wanted !== undefined && wanted !== lang) {
    siteStorage.setItem('language', wanted);
    location.replace(addressIn(wanted, '/'));
  }
}
