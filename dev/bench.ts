/** `npm run bench -- NAME`: runs dev/bench/NAME.ts or dev/bench/NAME/main.ts, which fails where a gate is missed. */
import { existsSync } from 'node:fs'

const name = process.argv[2] ?? ''
const file = [`./bench/${name}.ts`, `./bench/${name}/main.ts`].find(
  (path) => /^[a-z-]+$/.test(name) && existsSync(new URL(path, import.meta.url)),
)
if (file) await import(file)
else {
  console.error(`There is no bench '${name}'.`)
  process.exitCode = 1
}
