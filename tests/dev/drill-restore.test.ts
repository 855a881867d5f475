/** The drill of `npm run drill:restore`: it holds, and it would not where nobody replays the journal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drill } from '#dev/drill-restore/drill.ts'
import { startDrillWorld, type DrillWorld } from '#dev/drill-restore/world.ts'
import { projectFolder } from '#dev/local-env/project-folder.ts'

let world: DrillWorld
beforeAll(async () => void (world = await startDrillWorld()))
afterAll(() => world.stop())

async function run(options?: { replays: boolean }): Promise<{ held: string[]; failed: string[] }> {
  const held: string[] = []
  const failed: string[] = []
  await drill(world, (what, isHeld) => void (isHeld ? held : failed).push(what), options)
  return { held, failed }
}

test('nobody comes back with a backup', async () => {
  const { held, failed } = await run()
  expect(failed).toEqual([])
  expect(held.length).toBeGreaterThan(60)
})

test('the command begins anew what the journal has since the backup, and nothing of before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masal-replay-'))
  const file = join(folder, 'site.env')
  const names = Object.keys(process.env).filter((name) =>
    /^(FIREBASE|STRIPE|INTERNAL|NETLIFY_BLOBS|SITE_URL)/.test(name),
  )
  await writeFile(file, names.map((name) => `${name}='${process.env[name]}'\n`).join(''))
  const replay = async (...args: string[]) => {
    const child = spawn(process.execPath, ['dev/replay-erasures.ts', ...args], { cwd: projectFolder })
    const [stdout, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')])
    return [
      Buffer.concat(stdout as Buffer[])
        .toString()
        .trim(),
      code as unknown,
    ]
  }
  try {
    // The drill's own replay has noted its erasures too; the account counts once.
    expect(await replay(file, '--since', new Date(Date.now() - 3_600_000).toISOString())).toEqual([
      '5 erased, 0 gone, 0 later, 0 failed',
      0,
    ])
    expect(await replay(file, '--since', new Date(Date.now() + 3_600_000).toISOString())).toEqual([
      '0 erased, 0 gone, 0 later, 0 failed',
      0,
    ])
    expect(await replay(file)).toEqual(['', 1])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('without the journal they would, and the drill says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { failed } = await run({ replays: false })
  vi.restoreAllMocks()
  expect(failed).toEqual(
    expect.arrayContaining([
      'after the restore: who has left is written down',
      'after the restore: their child is nowhere in the database',
      'after the restore: the erased book is in no library',
      'after the restore: no record names them',
      'the nightly audit: 0 users have data and can no longer sign in',
      'the nightly audit: 0 books that were handed over lack a page',
    ]),
  )
})
