/**
 * A browser under remote control that is used as a parent uses it: elements are found by role and name, and pressed.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A parent's actions in a browser, over either protocol. */
export interface DrivenBrowser {
  goTo: (url: string) => Promise<void>
  /** Runs the body of a function in the page. */
  evaluate: <T>(body: string) => Promise<T>
  /** The element that this function body returns; null if it returns none. */
  find: (body: string) => Promise<DrivenElement | null>
  /** Presses the right arrow key. */
  pressRight: () => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface DrivenElement {
  /** Presses the middle of the element. */
  press: () => Promise<void>
  /** Replaces its text. */
  fill: (text: string) => Promise<void>
  choose: (file: string) => Promise<void>
}

export interface NotInstalled {
  /** A sentence: the missing program, and how to install it. */
  notInstalled: string
}

/** Testing Library runs in the page itself. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Loads the library into the page. */
export const PREPARE = `if (!window.TestingLibraryDom) { ${library.replace(/\/\/# sourceMappingURL.*$/m, '')} }`

/** The topmost dialog, or the page. */
const SCOPE = `const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;`

export const byRole = (role: string, name: string | RegExp): string =>
  `${SCOPE} return TestingLibraryDom.queryAllByRole(scope, ${JSON.stringify(role)}, { name: ${nameOf(name)} })[0] ?? null`
export const byLabel = (label: string): string =>
  `${SCOPE} return TestingLibraryDom.queryAllByLabelText(scope, ${JSON.stringify(label)})[0] ?? null`
export const byText = (text: string | RegExp): string =>
  `return TestingLibraryDom.queryAllByText(document.body, ${nameOf(text)})[0] ?? null`
export const FILE_INPUT = `${SCOPE} return scope.querySelector('input[type=file]')`

const nameOf = (name: string | RegExp): string => (typeof name === 'string' ? JSON.stringify(name) : String(name))
