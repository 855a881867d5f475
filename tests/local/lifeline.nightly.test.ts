/** Every process of the local environment ends with it, whether it is stopped or killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from '#local/environment/children.ts'

const folder = mkdtempSync(join(tmpdir(), 'lifeline-'))

/** A part that ignores SIGTERM, with a child that ignores it too. Both write their process ids. */
const stubborn = join(folder, 'stubborn.mjs')
writeFileSync(
  stubborn,
  `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  process.on('SIGTERM', () => {})
  const [, , file, depth] = process.argv
  const inner = depth === '0' ? null : spawn(process.execPath, [process.argv[1], file + '.inner', '0'])
  writeFileSync(file, String(process.pid))
  setInterval(() => {}, 1000)
`,
)

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const pidsFrom = async (file: string): Promise<number[]> => {
  const read = () => [file, `${file}.inner`].map((name) => Number(readFileSync(name, 'utf8')))
  await expect
    .poll(
      () => {
        try {
          return read().every((pid) => pid > 0)
        } catch {
          return false
        }
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  return read()
}

const allGone = (pids: number[]) => expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([])

test('ends a started process and its children by stop(), even if both ignore SIGTERM', async () => {
  const file = join(folder, 'asked')
  const child = startChild({ name: 'stubborn', command: ['node', stubborn, file, '1'], env: {}, logFolder: folder })
  const pids = await pidsFrom(file)
  expect(pids.filter(isAlive)).toHaveLength(2)
  await child.stop()
  await allGone(pids)
  expect(child.hasEnded()).toBe(true)
})

test('ends the child processes of a killed parent process', async () => {
  const file = join(folder, 'killed')
  const parentFile = join(folder, 'parent.mts')
  const children = new URL('../../local/environment/children.ts', import.meta.url).href
  writeFileSync(
    parentFile,
    `
    import { startChild } from '${children}'
    startChild({ name: 'stubborn', command: ['node', '${stubborn}', '${file}', '1'], env: {}, logFolder: '${folder}' })
  `,
  )
  const parent = spawn(process.execPath, [parentFile], { stdio: 'inherit' })
  const pids = await pidsFrom(file)
  const gone = once(parent, 'exit')
  parent.kill('SIGKILL')
  await gone
  await allGone(pids)
})

test('reports a process that cannot be started or ends by itself', async () => {
  const child = startChild({
    name: 'brief',
    command: ['node', '-e', 'console.log("hello"); process.exit(3)'],
    env: {},
    logFolder: folder,
  })
  await child.ended
  expect(child.lastLines()).toContain('hello')
  expect(child.lastLines()).toContain('node ended by itself: code 3')
  const missing = startChild({ name: 'missing', command: ['no-such-program'], env: {}, logFolder: folder })
  await missing.ended
  expect(missing.lastLines()).toContain('could not be started')
})
