import { expect, test } from 'vitest'
import { judgeNotices } from '#ops/check-licences/notices.ts'
import { productionPackages } from '#ops/check-licences/production-packages.ts'

const lockFile = JSON.stringify({
  packages: {
    '': { dependencies: { valibot: '1.0.0' }, license: 'UNLICENSED' },
    'node_modules/valibot': { version: '1.0.0', license: 'MIT' },
    'node_modules/openai': { version: '7.0.0', license: 'Apache-2.0' },
    'node_modules/openai/node_modules/nobody': { version: '2.0.0' },
    'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
  },
})
const packages = productionPackages(lockFile)
const noticesOf = (...lines: string[]) =>
  `<!-- packages: written by \`npm run ops -- check-licences --write\` -->\n\n${lines.join('\n')}\n\n<!-- end of packages -->`

test('collects each package that ships, at any depth, and no development package', () => {
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'nobody 2.0.0',
    'openai 7.0.0',
    'valibot 1.0.0',
  ])
})

test('reports packages without a licence, without a line, of another version, removed', () => {
  const notices = noticesOf(
    '- nobody 2.0.0, unknown',
    '- valibot 1.0.1, MIT, Copyright (c) X',
    '- left-pad 1.0.0, WTFPL',
  )
  expect(judgeNotices(notices, packages)).toEqual([
    'nobody 2.0.0 names no licence: look for it, and say it in production-packages.ts.',
    'Missing: openai 7.0.0, Apache-2.0',
    'Missing: valibot 1.0.0, MIT',
    'Installed no more: valibot 1.0.1, MIT, Copyright (c) X',
    'Installed no more: left-pad 1.0.0, WTFPL',
  ])
})

test('accepts a licence list that names every package', () => {
  const licensed = packages.filter(({ licence }) => licence !== null)
  expect(judgeNotices(noticesOf('- openai 7.0.0, Apache-2.0', '- valibot 1.0.0, MIT, by F. H.'), licensed)).toEqual([])
})
