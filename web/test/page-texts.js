/** The English texts of the pages, as a page brings them along. Import this before the modules. */
import { readFileSync } from 'node:fs';

const FILE = new URL(
  '../../text/src/main/resources/tabuleiro/text/site_en.properties',
  import.meta.url,
);

const lines = readFileSync(FILE, 'utf8').matchAll(/^([^#=\s]+)=(.*)$/gm);
const says = Object.fromEntries([...lines].map(([, key, text]) => [key, text]));
const textContent = JSON.stringify({ '/texts': { language: 'en', texts: says } });

Object.assign(globalThis, {
  document: {
    documentElement: { lang: 'en' },
    getElementById: () => ({ textContent }),
    createTreeWalker: () => ({}), // What lit's templates want when they are loaded.
  },
});
