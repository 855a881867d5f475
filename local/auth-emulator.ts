/**
 * The official Auth emulator of firebase-tools, alone: `node local/auth-emulator.ts PROJECT PORT`.
 *
 * This file loads the module that the firebase command itself uses, which takes half the time and memory of the
 * command. That module is internal: package.json pins firebase-tools, and the tests of the local environment would fail
 * after a change.
 */
import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { KEEPS_CONNECTIONS } from '#packages/http-server/http.ts'
import { HOST } from './environment/ports.ts'

interface AuthEmulatorModule {
  createApp: (projectId: string) => Promise<RequestListener>
}
interface ExegesisModule {
  middleware: (api: object, options: object) => unknown
}

const [projectId = '', port = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)

// The emulator compiles the schemas of all its 103 operations before it listens: 10 of its 11 seconds. An option of its
// library compiles each schema at its first call instead.
const exegesis = require('exegesis-express') as ExegesisModule
const { middleware } = exegesis
exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true })

const { createApp } = require('firebase-tools/lib/emulator/auth/server') as AuthEmulatorModule

createServer(KEEPS_CONNECTIONS, await createApp(projectId)).listen(Number(port), HOST)
