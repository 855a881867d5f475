/** `npm run drill:restore` passes. drill-restore.nightly.test.ts shows that it fails without the journal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDrillWorld, type DrillWorld } from '#ops/drill-restore/world.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { runDrill } from './drill-run.ts'

let world: DrillWorld
beforeAll(async () => void (world = await startDrillWorld()))
afterAll(() => world.stop())

test('erases deleted accounts again after a restore', async () => {
  const { held, failed } = await runDrill(world)
  expect(failed).toEqual([])
  expect(held.length).toBeGreaterThan(60)
})

test('replays the journal’s erasures since the backup, and no earlier ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masal-replay-'))
  const file = join(folder, 'site.env')
  const names = Object.keys(process.env).filter((name) =>
    /^(FIREBASE|STRIPE|INTERNAL|NETLIFY_BLOBS|SITE_URL)/.test(name),
  )
  await writeFile(file, names.map((name) => `${name}='${process.env[name]}'\n`).join(''))
  const replay = async (...args: string[]) => {
    const child = spawn(process.execPath, ['ops/replay-erasures/main.ts', ...args], { cwd: projectFolder })
    const [stdout, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')])
    return [
      Buffer.concat(stdout as Buffer[])
        .toString()
        .trim(),
      code as unknown,
    ]
  }
  try {
    // The drill's own replay wrote its erasures to the journal too. The account counts once.
    expect(await replay(file, '--since', new Date(Date.now() - 3_600_000).toISOString())).toEqual([
      '5 erased, 7 gone, 0 later, 0 failed, 0 links ended',
      0,
    ])
    expect(await replay(file, '--since', new Date(Date.now() + 3_600_000).toISOString())).toEqual([
      '0 erased, 0 gone, 0 later, 0 failed, 0 links ended',
      0,
    ])
    expect(await replay(file)).toEqual(['', 1])
  } finally {
    await rm(folder, { recursive: true })
  }
})
