/** What the documents and the comments point at is there: files, headings, and the index of decisions. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file) && statSync(file).isFile())

const SHIPPED_OR_RUN = ['src', 'netlify', 'dev', 'tests', 'e2e', 'vite']
const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'public', 'LICENSES', ...SHIPPED_OR_RUN].flatMap((folder) => filesIn(folder, /\.md$/)),
]

const read = (file: string): string => readFileSync(file, 'utf8')
const withoutBlocks = (markdown: string): string => markdown.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?\n *\1 *$/gm, '')

/** As GitHub names a heading: letters, digits, hyphens and underscores; a name that comes again gets a number. */
function anchorsOf(markdown: string): Set<string> {
  const times = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutBlocks(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-')
    const before = times.get(slug) ?? 0
    times.set(slug, before + 1)
    anchors.add(before ? `${slug}-${before}` : slug)
  }
  return anchors
}

/** @param target a path from the repository's root, maybe with an anchor. @returns what is wrong, or null */
function faultOf(target: string): string | null {
  const [path = '', anchor] = target.split('#')
  if (!existsSync(path)) return `${path} is not there`
  if (anchor === undefined || !path.endsWith('.md')) return null
  return anchorsOf(read(path)).has(decodeURIComponent(anchor)) ? null : `${path} has no heading #${anchor}`
}

function linksOf(file: string): string[] {
  const prose = withoutBlocks(read(file)).replace(/(`+)[^`]*?\1/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => (link.startsWith('#') ? file + link : normalize(join(dirname(file), link))))
}

test.each(documents)('%s: each link leads somewhere', (file) => {
  expect(linksOf(file).flatMap((link) => faultOf(link) ?? [])).toEqual([])
})

test('what comments say of docs is there', () => {
  const cited = /docs\/(?:[\w-]+\/)?[\w.-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu
  const faults = [
    ...SHIPPED_OR_RUN.flatMap((folder) => filesIn(folder, /\.(ts|tsx|js|mjs|css)$/)),
    'database.rules.json',
  ]
    .filter((file) => file !== 'tests/docs.test.ts')
    .flatMap((file) =>
      [...read(file).matchAll(cited)].flatMap(([target]) => {
        const fault = faultOf(target)
        return fault ? [`${file}: ${fault}`] : []
      }),
    )
  expect(faults).toEqual([])
})

describe('the decisions', () => {
  const FOLDER = 'docs/decisions'
  const names = readdirSync(FOLDER)
    .filter((name) => name !== 'README.md')
    .sort()
  const decisions = names.map((name) => {
    const text = read(join(FOLDER, name))
    const field = (label: string) => new RegExp(`^- ${label}: (.+)$`, 'm').exec(text)?.[1] ?? ''
    const [, number = '', title = ''] = /^# (\d{4})\. (.+)$/m.exec(text) ?? []
    return { name, text, number, title, date: field('Date'), status: field('Status'), area: field('Area') }
  })
  const index = read(join(FOLDER, 'README.md'))
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const area = section.slice(0, section.indexOf('\n'))
      const rows = section.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\|$/gm)
      return [...rows].map(([, number, name, title, status]) => ({ area, number, name, title, status }))
    })

  test('each has a number of its own, in the order of dates, and says what it must', () => {
    expect(decisions.map(({ number }) => Number(number))).toEqual(decisions.map((_, before) => before + 1))
    expect(decisions.map(({ date }) => date)).toEqual(decisions.map(({ date }) => date).sort())
    const poor = decisions.filter(
      ({ name, number, text, date, status }) =>
        !name.startsWith(`${number}-`) ||
        !/^\d{4}-\d\d-\d\d$/.test(date) ||
        !/^(accepted|superseded by \[\d{4}\]\(.+\))$/.test(status) ||
        !['## Context', '## Decision', '## What it costs'].every((part) => text.includes(`\n${part}\n\n`)),
    )
    expect(poor.map(({ name }) => name)).toEqual([])
  })

  test('the index has each of them once, under its area, with its title and status', () => {
    const inOrder = (rows: Partial<Record<'number' | 'name' | 'area' | 'title' | 'status', string | undefined>>[]) =>
      rows.map(({ number, name, area, title, status }) => `${number} ${name} ${area} ${title} ${status}`).sort()
    expect(inOrder(index)).toEqual(inOrder(decisions))
  })

  test('what superseded or amended one is a later one', () => {
    const faults = decisions.flatMap(({ name, number, text }) =>
      [...text.matchAll(/^- (?:Status: superseded by|Amended by:) (.+)$/gm)]
        .flatMap(([, links = '']) => [...links.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)])
        .filter(([, by = '', file = '']) => !names.includes(file) || !file.startsWith(by) || by <= number)
        .map(([link]) => `${name}: ${link}`),
    )
    expect(faults).toEqual([])
  })
})
