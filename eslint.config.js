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
  {
    // What only types can tell: a promise that nobody waits for loses its failure, and a state that a switch forgets is met
    // in production.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        // A default that does something is an answer for all the rest; what may not be forgotten says assertNever.
        { considerDefaultExhaustiveForUnions: true },
      ],
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
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/report.ts'],
    // What is nobody's fault may be noted; every fault is told to the port, which tests and later a service listen to.
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Nobody watches a worker; who asks it waits with a limit. The flip book imports nothing, and turns its pages without their pictures.
    ignores: ['src/service-worker.ts', 'src/features/create-story/model/photo-look-worker.ts', 'packages/flip-book/**'],
    rules: { 'no-restricted-syntax': ['error', SILENT_FAILURE, ...ENDLESS, ENDLESS_REQUEST] },
  },
  ...importRules,
)
