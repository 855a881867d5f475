import { parseArgs } from 'node:util'
import { startDatabaseEmulator } from './start-emulator.ts'
import { RulesError } from './rules/rules-error.ts'

const USAGE =
  'node packages/database-emulator/main.ts --rules database.rules.json [--port 9000] [--host 127.0.0.1] [--quiet]'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    host: { type: 'string', default: '127.0.0.1' },
    rules: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
})

try {
  if (values.rules === undefined) throw new Error(`Which rules? ${USAGE}`)
  const emulator = await startDatabaseEmulator({
    port: Number(values.port),
    host: values.host,
    rulesFile: values.rules,
    ...(!values.quiet && { log: (line: string) => console.log(line) }),
  })
  console.log(`Realtime Database emulator: ${emulator.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

function explain(error: unknown): string {
  if (error instanceof RulesError) return `${values.rules}:${error.message}`
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${values.port} is taken: choose another with --port.`
  return error instanceof Error ? error.message : String(error)
}
