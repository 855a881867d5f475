import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { importRules } from './tests/import-rules.js'

const SILENT_FAILURE = {
  selector: 'CatchClause > BlockStatement[body.length=0]',
  message: 'Nothing fails silently: handle the error or log it with its code.',
}
/** Calls of files, decoders and device stores, which sometimes never answer. */
const ENDLESS = [
  'CallExpression[callee.property.name=/^(arrayBuffer|blob|decodeAudioData|heicTo|getUserMedia)$/]',
  'CallExpression[callee.property.name="decode"][arguments.length=0]',
  'CallExpression[callee.name="createImageBitmap"]',
  'MemberExpression[object.property.name="serviceWorker"][property.name="ready"]',
].map((call) => ({
  selector: `${call}:not(CallExpression[callee.name="withTimeLimit"] > *)`,
  message: 'This may never answer: await it through withTimeLimit (#time-limit).',
}))
/** A request without an end is one of its own. */
const ENDLESS_REQUEST = {
  selector:
    'CallExpression[callee.name="fetch"][arguments.length>0]:not(:has(Property[key.name=/^(signal|keepalive)$/]))',
  message: 'This may never answer: give it a signal, such as AbortSignal.timeout.',
}

/** Product and engines that run in the browser; the flip book reports nothing and waits for nothing. */
const BROWSER_CODE = ['src/**/*.{ts,tsx}', 'packages/{faults,photo,sound}/**/*.ts']

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.netlify/', '.local/', 'coverage/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', SILENT_FAILURE],
      'no-control-regex': 'off',
    },
  },
  { files: ['**/*.{js,mjs,ts}'], languageOptions: { globals: globals.node } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.configs?.recommended,
    languageOptions: { globals: globals.browser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: BROWSER_CODE,
    ignores: ['packages/faults/report.ts', 'packages/*/tests/**'],
    // Faults go through `report`, to which tests and the operator's log listen.
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  {
    files: BROWSER_CODE,
    // A worker has no watcher; the page that asks it waits with a limit.
    ignores: ['src/service-worker.ts', 'packages/photo/photo-look-worker.ts', 'packages/*/tests/**'],
    rules: { 'no-restricted-syntax': ['error', SILENT_FAILURE, ...ENDLESS, ENDLESS_REQUEST] },
  },
  ...importRules,
)
