/** The ports of all parts. A taken port belongs to another program and is not freed. */
import { createServer, type AddressInfo, type Server } from 'node:net'

export const HOST = '127.0.0.1'

export const DEFAULT_PORTS = {
  app: 8888,
  vite: 5173,
  auth: 9099,
  database: 9000,
  stripe: 12111,
  webhook: 12112,
} as const
export type Part = keyof typeof DEFAULT_PORTS
export type Ports = Readonly<Record<Part, number>>

const parts = Object.keys(DEFAULT_PORTS) as Part[]

/** The environment variable that changes the port of a part: PORT_APP, PORT_VITE … */
export const portVariable = (part: Part) => `PORT_${part.toUpperCase()}`

/** `PORT_APP` and similar variables override `--port-offset N`, which is added to every default. */
export function configuredPorts(env: NodeJS.ProcessEnv, args: readonly string[]): Ports {
  const offset = offsetFrom(args)
  const portOf = (part: Part) => {
    const own = env[portVariable(part)]
    return own === undefined || own === '' ? DEFAULT_PORTS[part] + offset : portNumber(own, portVariable(part))
  }
  return Object.fromEntries(parts.map((part) => [part, portOf(part)])) as Record<Part, number>
}

/** Free ports, for tests. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(parts.map(() => listen(0)))
  const numbers = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return Object.fromEntries(parts.map((part, index) => [part, numbers[index]])) as Record<Part, number>
}

/** @returns the parts whose port another program uses */
export async function takenPorts(ports: Ports): Promise<Part[]> {
  const taken = await Promise.all(parts.map(async (part) => ((await isFree(ports[part])) ? [] : [part])))
  return taken.flat()
}

async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port)
    await new Promise((resolve) => server.close(resolve))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(port, HOST, () => resolve(server))
  })
}

function offsetFrom(args: readonly string[]): number {
  const at = args.indexOf('--port-offset')
  return at < 0 ? 0 : portNumber(args[at + 1] ?? '', '--port-offset')
}

function portNumber(text: string, name: string): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= 65_535) return value
  throw new Error(`${name} must be a number from 0 to 65535, not '${text}'.`)
}
