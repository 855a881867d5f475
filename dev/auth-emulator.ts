/**
 * The official Auth emulator of firebase-tools, alone: `node dev/auth-emulator.ts PROJECT PORT`.
 *
 * It is started through the module that the firebase command itself uses, which takes half the time and memory of the
 * command. That module is internal: firebase-tools is pinned in package.json, and the world's tests would notice.
 */
import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { HOST } from './world/ports.ts'

interface AuthEmulatorModule { createApp: (projectId: string) => Promise<RequestListener> }

const [projectId = '', port = ''] = process.argv.slice(2)
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server') as AuthEmulatorModule

createServer(await createApp(projectId)).listen(Number(port), HOST)
