/** The folders, the direction of imports, and the error message of every forbidden import. */
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const CODE = ['src', 'netlify', 'packages', 'local', 'ops', 'vite', 'tests', 'e2e']
const folders = (at: string) =>
  readdirSync(path.join(ROOT, at), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
const files = (at: string): string[] =>
  readdirSync(path.join(ROOT, at), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))

describe('the rooms', () => {
  test('the project has the settled files and folders at the top level', () => {
    for (const name of [
      'package.json',
      'vite.config.ts',
      'tsconfig.json',
      'index.html',
      'app.html',
      'book.html',
      'netlify.toml',
      'firebase.json',
      'database.rules.json',
      'src',
      'netlify',
      'public',
      'tests',
      'e2e',
      'packages',
      'local',
      'ops',
      'docs',
    ])
      expect(existsSync(path.join(ROOT, name)), name).toBe(true)
  })

  test('src has seven folders', () => {
    expect(folders('src')).toEqual(['api', 'app', 'domain', 'features', 'firebase', 'text', 'ui'])
  })

  test('netlify has only the settled folders', () => {
    expect(folders('netlify')).toEqual([
      'access',
      'accounts',
      'clients',
      'edge-functions',
      'functions',
      'jobs',
      'links',
      'media',
      'monitoring',
      'notifications',
      'orders',
      'photos',
      'platform',
      'prints',
      'records',
      'studio',
      'voices',
    ])
  })

  test('a feature has only components, hooks and model as subfolders', () => {
    for (const feature of folders('src/features'))
      expect(['components', 'hooks', 'model']).toEqual(expect.arrayContaining(folders(`src/features/${feature}`)))
  })

  test('netlify/functions has only one file for each URL', () => {
    expect(folders('netlify/functions')).toEqual([])
    for (const file of files('netlify/functions')) {
      expect(file).toMatch(/\.ts$/)
      expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toMatch(/export default /)
    }
  })

  test('src and netlify have no barrel files and no utils', () => {
    const names = [...files('src'), ...files('netlify')].map((file) => path.basename(file))
    expect(names.filter((name) => /^(index|utils?|helpers?|common|misc)\.tsx?$/.test(name))).toEqual([])
  })

  test('no file stands beside a folder of the same name', () => {
    const code = CODE.flatMap(files).filter((file) => /\.(tsx?|mjs)$/.test(file))
    const inside = (file: string) => file.replace(/\.\w+$/, '/')
    expect(code.filter((file) => code.some((other) => other.startsWith(inside(file))))).toEqual([])
  })

  test('every file name is in kebab-case', () => {
    const names = [...files('src'), ...files('netlify')]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.basename(file))
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.tsx?$/.test(name))).toEqual([])
  })
})

describe('every wall says its sentence', () => {
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { '@typescript-eslint/no-unused-vars': 'off' } } })
  const wall = async (from: string, specifier: string, keyword = 'import') => {
    const [result] = await eslint.lintText(`${keyword} { x } from '${specifier}'\nexport const y = x\n`, {
      filePath: path.join(ROOT, from),
    })
    return (
      result?.messages
        .filter((message) => message.ruleId === '@typescript-eslint/no-restricted-imports')
        .map((message) => message.message)
        .join(' ') ?? ''
    )
  }

  test.each([
    ['src/domain/x.ts', 'react', 'domain is pure'],
    ['src/domain/x.ts', '#firebase/auth.ts', 'domain is pure'],
    ['packages/face/x.ts', '#stories/library.ts', 'it knows domain'],
    ['packages/media/x.ts', 'node:buffer', 'it knows domain'],
    ['packages/studio/x.ts', '#netlify/platform/env.ts', 'An engine imports only packages'],
    ['packages/studio/x.ts', '#sound/player.ts', 'browsers turn pages'],
    ['packages/photo/x.ts', '#features/create-story/draft.ts', 'An engine imports only packages'],
    ['packages/photo/x.ts', '#ui/button.tsx', 'An engine imports only packages'],
    ['packages/sound/x.ts', '#studio/studio.ts', 'The browser never imports server code'],
    ['packages/sound/x.ts', '#stories/library.ts', 'It serves any screen'],
    ['packages/story-worlds/x.ts', '#features/reader/player.ts', 'An engine imports only packages'],
    ['packages/database-emulator/x.ts', '#local/seed.ts', 'does not import its tools'],
    ['netlify/photos/x.ts', '#studio/built-in/page.ts', 'handed its studio by a function'],
    ['src/main-public.ts', '#local/seed.ts', 'does not import its tools'],
    ['packages/story-worlds/x.ts', 'sharp', 'nothing of Node here'],
    ['src/features/reader/x.tsx', '#features/dashboard/card.tsx', 'Features do not import one another'],
    ['src/features/reader/x.tsx', '../dashboard/card.tsx', 'Features do not import one another'],
    ['src/features/reader/x.tsx', 'firebase/database', 'One module owns Firebase'],
    ['src/features/reader/x.tsx', '#app/env.ts', 'Only app knows every feature'],
    ['src/features/account/x.tsx', '#firebase/auth.ts', 'handed its ways to the database'],
    ['src/features/account/x.tsx', '#api/photo.ts', 'handed its ways to the database'],
    ['src/features/reader/x.tsx', '#netlify/clients/stripe.ts', 'The browser never imports server code'],
    ['src/app/x.tsx', '#local/seed.ts', 'does not import its tools'],
    ['src/ui/x.tsx', '#text/landing.ts', 'ui has no words'],
    ['src/api/x.ts', '#firebase/auth.ts', 'handed the ID token'],
    ['src/firebase/x.ts', '#text/problems.ts', 'knows no sentence'],
    ['packages/flip-book/react/x.tsx', '#text/reader.ts', 'flip-book knows no story'],
    ['packages/flip-book/react/x.tsx', '#features/reader/player.ts', 'flip-book knows no story'],
    ['packages/flip-book/engine/x.ts', '#firebase/stories.ts', 'flip-book knows no story'],
    ['packages/flip-book/input/x.ts', '#domain/book.ts', 'flip-book knows no story'],
    ['packages/flip-book/x.ts', 'react', 'React belongs to react/'],
    ['packages/flip-book/geometry/x.ts', '../engine/page-elements.ts', 'geometry is arithmetic'],
    ['packages/flip-book/engine/x.ts', 'react', 'neither React nor pointers'],
    ['packages/flip-book/engine/x.ts', '../input/pointer-gestures.ts', 'neither React nor pointers'],
    ['packages/flip-book/input/x.ts', '../engine/page-elements.ts', 'Pointers speak to the controller alone'],
    ['packages/flip-book/react/x.tsx', 'valibot', 'Of packages the book knows React'],
    ['netlify/functions/x.ts', 'stripe', 'One file owns Stripe'],
    ['netlify/orders/x.ts', '@netlify/blobs', 'One file owns Blobs'],
    ['netlify/orders/x.ts', '../photos/store.ts', 'A subject does not import another subject'],
    ['netlify/orders/x.ts', '#ui/button.tsx', 'shares only src/domain and packages'],
    ['netlify/studio/x.ts', '#netlify/clients/blobs.ts', 'knows no order, no store and no person'],
    ['netlify/clients/x.ts', '../orders/checkout.ts', 'knows nothing above it'],
    ['netlify/studio/x.ts', '#netlify/platform/env.ts', 'knows no environment'],
    ['netlify/studio/x.ts', '../platform/http.ts', 'knows no order, no store and no person'],
    ['netlify/photos/x.ts', '#netlify/studio/choose-illustrator.ts', 'handed its studio by a function'],
    ['netlify/orders/production/x.ts', '../../studio/built-in/page.ts', 'handed its studio by a function'],
    ['netlify/jobs/x.ts', '#studio/providers/retry.ts', 'handed its studio by a function'],
    ['netlify/functions/x.ts', '#studio/providers/retry.ts', 'not those in their folders'],
    ['netlify/media/x.ts', '../orders/record/order-store.ts', 'it knows none of them'],
    ['netlify/clients/x.ts', '../media/library.ts', 'knows nothing above it'],
    ['netlify/clients/x.ts', '#netlify/records/update-if.ts', 'knows nothing above it'],
    ['netlify/records/x.ts', '../orders/record/order-store.ts', 'knows clients and platform alone'],
    ['netlify/jobs/x.ts', '../functions/account.ts', 'calls no function'],
    ['netlify/jobs/x.ts', '#netlify/monitoring/health.ts', 'calls no function'],
    ['netlify/monitoring/x.ts', '#netlify/orders/payments/refund.ts', 'it does none of it'],
    ['netlify/clients/x.ts', '#netlify/monitoring/alarms.ts', 'knows nothing above it'],
    ['netlify/orders/production/x.ts', '../../photos/store.ts', 'A subject does not import another subject'],
    ['netlify/orders/x.ts', '#netlify/jobs/sweep.ts', 'A subject does not import another subject'],
    ['netlify/links/x.ts', '#netlify/orders/record/order-store.ts', 'links knows voices alone'],
    ['netlify/voices/x.ts', '#netlify/links/invitations.ts', 'A subject does not import another subject'],
    ['netlify/platform/x.ts', '../clients/database.ts', 'ground floor of the server'],
    ['netlify/platform/x.ts', '#netlify/orders/checkout.ts', 'ground floor of the server'],
    ['netlify/clients/x.ts', '#netlify/jobs/sweep.ts', 'knows nothing above it'],
    ['netlify/orders/x.ts', '#ops/bench/main.ts', 'does not import its tools'],
    ['netlify/orders/x.ts', '#packages/database-emulator/start-emulator.ts', 'does not import its tools'],
    ['src/app/x.tsx', '#packages/stripe-stand-in/server.ts', 'does not import its tools'],
    ['src/app/x.tsx', '#studio/print-book.ts', 'The browser never imports server code'],
    ['packages/story-worlds/x.ts', '#studio/studio.ts', 'The browser never imports server code'],
    ['netlify/media/x.ts', '#studio/built-in/page.ts', 'it knows none of them'],
    ['netlify/clients/x.ts', '#studio/plain/plain.ts', 'knows nothing above it'],
  ])('%s must not import %s', async (from, specifier, sentence) => {
    expect(await wall(from, specifier)).toContain(sentence)
  })

  test.each([
    ['src/features/reader/x.tsx', '#domain/book.ts'],
    ['src/features/reader/x.tsx', './page.tsx'],
    ['src/app/x.tsx', '#features/reader/story-reader.tsx'],
    ['src/features/reader/x.tsx', '#flip-book/react/flip-book.tsx'],
    ['packages/flip-book/react/x.tsx', '../engine/flip-controller.ts'],
    ['packages/flip-book/engine/x.ts', '../geometry/fold.ts'],
    ['packages/flip-book/geometry/x.ts', './matrix.ts'],
    ['netlify/functions/x.ts', '#netlify/orders/checkout.ts'],
    ['netlify/orders/x.ts', '#netlify/clients/stripe.ts'],
    ['netlify/clients/x.ts', '#netlify/platform/env.ts'],
    ['netlify/records/x.ts', '#netlify/clients/database.ts'],
    ['netlify/studio/x.ts', '#netlify/platform/log.ts'],
    ['netlify/studio/x.ts', '#netlify/platform/webhook-signature.ts'],
    ['netlify/photos/x.ts', '#netlify/media/library.ts'],
    ['netlify/photos/x.ts', '#studio/studio.ts'],
    ['netlify/functions/x.ts', '#netlify/studio/choose-portrait-studio.ts'],
    ['netlify/functions/x.ts', '#netlify/studio/read-delivery.ts'],
    ['netlify/studio/x.ts', '#studio/providers/retry.ts'],
    ['netlify/jobs/x.ts', '#netlify/orders/payments/refund.ts'],
    ['netlify/functions/x.ts', '#netlify/jobs/sweep.ts'],
    ['netlify/functions/x.ts', '#netlify/monitoring/wrap-function.ts'],
    ['netlify/monitoring/x.ts', '#netlify/notifications/outbox.ts'],
    ['netlify/orders/x.ts', '#domain/order.ts'],
  ])('%s may import %s', async (from, specifier) => {
    expect(await wall(from, specifier)).toBe('')
  })

  test('allows the studio to import the type of its settings', async () => {
    expect(await wall('netlify/studio/x.ts', '#netlify/platform/env.ts', 'import type')).toBe('')
  })

  test.each(['packages/flip-book/geometry/x.ts', 'packages/flip-book/engine/turn-machine.ts'])(
    '%s must not use the DOM',
    async (filePath) => {
      const [result] = await eslint.lintText('export const y = document.body\n', {
        filePath: path.join(ROOT, filePath),
      })
      expect(result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-globals')).toHaveLength(1)
    },
  )
})
