/** The rooms, the direction of imports, and that every wall answers with its sentence. */
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
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
  test('the top level holds what was settled', () => {
    for (const name of [
      'package.json',
      'vite.config.ts',
      'tsconfig.json',
      'index.html',
      'app.html',
      'netlify.toml',
      'firebase.json',
      'database.rules.json',
      'src',
      'netlify',
      'public',
      'tests',
      'e2e',
      'dev',
      'docs',
    ])
      expect(existsSync(path.join(ROOT, name)), name).toBe(true)
  })

  test('src has its eight rooms and no other', () => {
    expect(folders('src')).toEqual(['api', 'app', 'domain', 'features', 'firebase', 'stories', 'text', 'ui'])
  })

  test('netlify has its subjects, clients, studio and functions', () => {
    expect(folders('netlify')).toEqual(
      expect.arrayContaining(['clients', 'functions', 'media', 'notification', 'orders', 'photos', 'studio']),
    )
  })

  test('a function is one file a URL: nothing else lives in netlify/functions', () => {
    expect(folders('netlify/functions')).toEqual([])
    for (const file of files('netlify/functions')) {
      expect(file).toMatch(/\.ts$/)
      expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toMatch(/export default /)
    }
  })

  test('no barrel and no utils', () => {
    const names = [...files('src'), ...files('netlify')].map((file) => path.basename(file))
    expect(names.filter((name) => /^(index|utils?|helpers?|common|misc)\.tsx?$/.test(name))).toEqual([])
  })

  test('file names are kebab-case', () => {
    const names = [...files('src'), ...files('netlify')]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.basename(file))
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.tsx?$/.test(name))).toEqual([])
  })
})

describe('every wall says its sentence', () => {
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { '@typescript-eslint/no-unused-vars': 'off' } } })
  const wall = async (from: string, specifier: string) => {
    const [result] = await eslint.lintText(`import { x } from '${specifier}'\nexport const y = x\n`, {
      filePath: path.join(ROOT, from),
    })
    return (
      result?.messages
        .filter((message) => message.ruleId === 'no-restricted-imports')
        .map((message) => message.message)
        .join(' ') ?? ''
    )
  }

  test.each([
    ['src/domain/x.ts', 'react', 'domain is pure'],
    ['src/domain/x.ts', '#firebase/auth.ts', 'domain is pure'],
    ['src/stories/x.ts', 'sharp', 'nothing of Node here'],
    ['src/features/reader/x.tsx', '#features/dashboard/card.tsx', 'Features do not import one another'],
    ['src/features/reader/x.tsx', '../dashboard/card.tsx', 'Features do not import one another'],
    ['src/features/reader/x.tsx', 'firebase/database', 'One module owns Firebase'],
    ['src/features/reader/x.tsx', '#app/paths.ts', 'Only app knows every feature'],
    ['src/features/reader/x.tsx', '#netlify/clients/stripe.ts', 'The browser never imports server code'],
    ['src/app/x.tsx', '#dev/seed.ts', 'does not know development'],
    ['src/ui/x.tsx', '#text/landing.ts', 'ui has no words'],
    ['src/api/x.ts', '#firebase/auth.ts', 'handed the ID token'],
    ['src/firebase/x.ts', '#text/problems.ts', 'knows no sentence'],
    ['netlify/functions/x.ts', 'stripe', 'One file owns Stripe'],
    ['netlify/orders/x.ts', '@netlify/blobs', 'One file owns Blobs'],
    ['netlify/orders/x.ts', '../photos/store.ts', 'A subject does not import another subject'],
    ['netlify/orders/x.ts', '#ui/button.tsx', 'Functions share only src/domain and src/stories'],
    ['netlify/studio/x.ts', '#netlify/clients/blobs.ts', 'knows no order, no store and no person'],
    ['netlify/clients/x.ts', '../orders/checkout.ts', 'knows nothing above it'],
    ['netlify/orders/x.ts', '#dev/seed.ts', 'does not know development'],
  ])('%s may not import %s', async (from, specifier, sentence) => {
    expect(await wall(from, specifier)).toContain(sentence)
  })

  test.each([
    ['src/features/reader/x.tsx', '#domain/book.ts'],
    ['src/features/reader/x.tsx', './page.tsx'],
    ['src/app/x.tsx', '#features/reader/story-reader.tsx'],
    ['netlify/functions/x.ts', '#netlify/orders/checkout.ts'],
    ['netlify/orders/x.ts', '#netlify/clients/stripe.ts'],
    ['netlify/orders/x.ts', '#domain/order.ts'],
  ])('%s may import %s', async (from, specifier) => {
    expect(await wall(from, specifier)).toBe('')
  })
})
