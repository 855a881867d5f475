/**
 * Finds a Chromium for e2e: an installed one, else Playwright's own download, else Debian's package if this process may
 * install it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findCommand } from './find-command.ts'
import { run } from '../tests/runner/run.ts'

export interface Browser {
  path: string
  description: string
}

/** Quiet, and the same on every machine: no sandbox in containers, no graphics card, no background downloads. */
export const CHROMIUM_ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A request to a host outside this machine fails at once, and the test shows it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns null if no browser is installed and none can be; this function has then printed a message */
export async function findBrowser(): Promise<Browser | null> {
  const found = installedBrowser()
  if (found) return found
  console.log("No Chromium or Chrome is installed: trying Playwright's own download …")
  if ((await run('playwright', ['install', 'chromium'])) && existsSync(chromium.executablePath())) {
    return { path: chromium.executablePath(), description: `Playwright's own, ${chromium.executablePath()}` }
  }
  const fromApt = installByApt()
  if (!fromApt) console.error('No Chromium can be had here: install Chromium or Chrome, or set CHROMIUM_PATH.')
  return fromApt
}

/** Chromium without windows, for tests that need no window; if it is missing, the full browser, which does the same. */
export function shellPath(env: NodeJS.ProcessEnv = process.env): { executablePath?: string } {
  const path = findCommand([SHELL], env.PATH ?? '')
  return path ? { executablePath: path } : launchPath()
}

/** The path of a browser for Playwright, which would look for its own browser without this path. */
export function launchPath(): { executablePath?: string } {
  const path = installedBrowser()?.path
  return path ? { executablePath: path } : {}
}

/** CHROMIUM_PATH, then the usual commands on PATH, then Playwright's from an earlier download. */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): Browser | null {
  if (env.CHROMIUM_PATH) return { path: env.CHROMIUM_PATH, description: `CHROMIUM_PATH, ${env.CHROMIUM_PATH}` }
  const path =
    findCommand(COMMANDS, env.PATH ?? '') ??
    [...MAC_APPLICATIONS, chromium.executablePath()].find((candidate) => existsSync(candidate))
  return path ? { path, description: `installed, ${path}` } : null
}

function installByApt(): Browser | null {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return null
  console.log("Installing Debian's chromium and chromium-headless-shell with apt-get …")
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium', SHELL]]
  return steps.every((args) => spawnSync('apt-get', args, quiet).status === 0) ? installedBrowser() : null
}
