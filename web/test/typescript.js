/** Lets Node run the TypeScript of the pages: `node --import ./test/typescript.js`. */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  register(import.meta.url);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) {
    return nextLoad(url, context);
  }
  // The thread of the tests does not need it.
  const { default: typescript } = await import('typescript');
  const { outputText } = typescript.transpileModule(await readFile(fileURLToPath(url), 'utf8'), {
    compilerOptions: {
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  return { format: 'module', shortCircuit: true, source: outputText };
}
