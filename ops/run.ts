/** `npm run ops -- NAME [ARGUMENT…]`: runs a command of commands.ts, or lists them. */
import { spawnSync } from 'node:child_process'
import { COMMANDS } from './commands.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (!command) {
  if (name) console.error(`There is no command '${name}'.`)
  for (const [key, { about }] of Object.entries(COMMANDS)) console.log(`  ${key.padEnd(20)} ${about}`)
  process.exit(name ? 1 : 0)
}
const { status } = spawnSync(process.execPath, [command.file, ...args], { stdio: 'inherit' })
process.exit(status ?? 1)
