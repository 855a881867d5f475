/** A browser that is driven from outside as a parent drives it: what is on the screen is found by its role and name, and pressed. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The acts of a parent in a browser, by either protocol. */
export interface DrivenBrowser {
  goTo: (url: string) => Promise<void>
  /** Runs in the page: the body of a function. */
  evaluate: <T>(body: string) => Promise<T>
  /** The element that this body of a function returns; null where it returns none. */
  find: (body: string) => Promise<DrivenElement | null>
  /** The arrow key to the right. */
  pressRight: () => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface DrivenElement {
  /** In its middle. */
  press: () => Promise<void>
  /** Its text is replaced. */
  fill: (text: string) => Promise<void>
  choose: (file: string) => Promise<void>
}

export interface NotInstalled {
  /** A sentence: what is missing, and how it comes here. */
  notInstalled: string
}

/** Testing Library looks things up in the page itself. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** In the page: the library is there. */
export const PREPARE = `if (!window.TestingLibraryDom) { ${library.replace(/\/\/# sourceMappingURL.*$/m, '')} }`

/** The uppermost dialog, or the page. */
const SCOPE = `const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;`

export const byRole = (role: string, name: string | RegExp): string =>
  `${SCOPE} return TestingLibraryDom.queryAllByRole(scope, ${JSON.stringify(role)}, { name: ${nameOf(name)} })[0] ?? null`
export const byLabel = (label: string): string =>
  `${SCOPE} return TestingLibraryDom.queryAllByLabelText(scope, ${JSON.stringify(label)})[0] ?? null`
export const byText = (text: string | RegExp): string =>
  `return TestingLibraryDom.queryAllByText(document.body, ${nameOf(text)})[0] ?? null`
export const FILE_INPUT = `${SCOPE} return scope.querySelector('input[type=file]')`

const nameOf = (name: string | RegExp): string => (typeof name === 'string' ? JSON.stringify(name) : String(name))
