import js from '@eslint/js';
import typescript from 'typescript-eslint';

export default [
  { ignores: ['target/', 'node_modules/', 'types/'] },
  js.configs.recommended,
  { files: ['**/*.ts'], ...typescript.configs.base },
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The type checker knows every global of the browser and of Node.
      'no-undef': 'off',
      // The parameters of a documented callback may stay unused.
      'no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true }],
      curly: ['error', 'all'],
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'no-shadow': 'error',
      'no-implicit-coercion': 'error',
      'no-eval': 'error',
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', 350],
      'max-lines-per-function': ['error', { max: 70, IIFEs: true }],
    },
  },
  {
    // Plain scripts: one runs before anything is painted; not every browser takes a service worker
    // that is a module.
    files: [
      'src/main/resources/web/documentation/policy.js',
      'src/main/resources/web/folder-worker.js',
      'src/main/resources/web/service-worker.js',
      'src/main/resources/web/site/theme.js',
    ],
    languageOptions: { sourceType: 'script' },
  },
  {
    files: ['test/**', 'tools/**'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
];
