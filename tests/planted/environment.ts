/**
 * The tree's local environment, for tests that call the served product. A fault in the browser's part costs a build of
 * the app, any other fault a start of everything.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '#local/browser.ts'
import { LOCAL_BUILD } from '#local/environment/build-context.ts'
import { freePorts } from '#local/environment/ports.ts'
import type { LocalEnvironment } from '#local/environment/start-environment.ts'
import { logFileOf } from './run-finder.ts'
import { runLimited } from './run-limited.ts'

const BUILD_LIMIT_MS = 5 * 60_000

/** Files that run only in a browser: the bundles of the functions do not contain them. */
const BROWSER_ONLY = /^src\/(?!domain\/|face\/|media\/|stories\/)/
export const isBrowserOnly = (files: readonly string[]): boolean => files.every((file) => BROWSER_ONLY.test(file))

export interface Environment {
  /** Variables of the environment. Starts the environment if none runs. */
  env: () => Promise<Readonly<Record<string, string>>>
  /** Builds only the browser's part; the functions keep running. @returns whether the build succeeded */
  buildApp: () => Promise<boolean>
  /** Stops the environment. The next start builds the tree in its state at that time. */
  stop: () => Promise<void>
}

export function environmentOf(folder: string): Environment {
  let running: LocalEnvironment | undefined
  const env = async () => {
    running ??= await start()
    const browser = await findBrowser()
    return { ...running.env, ...(browser && { CHROMIUM_PATH: browser.path }) }
  }
  const start = async (): Promise<LocalEnvironment> => {
    // Imports the tree's own module, because it builds and serves the folder in which it lies.
    const { startLocalEnvironment } = (await import(
      pathToFileURL(join(folder, 'local', 'environment', 'start-environment.ts')).href
    )) as typeof import('#local/environment/start-environment.ts')
    return startLocalEnvironment({ ports: await freePorts(), mode: 'serve', studio: 'plain', log: () => undefined })
  }
  return {
    env,
    buildApp: async () => {
      const { code } = await runLimited(join(folder, 'node_modules', '.bin', 'vite'), ['build'], {
        cwd: folder,
        env: { ...(await env()), ...LOCAL_BUILD },
        limitMs: BUILD_LIMIT_MS,
        logFile: logFileOf('build'),
      })
      return code === 0
    },
    stop: async () => {
      await running?.stop()
      running = undefined
    },
  }
}
