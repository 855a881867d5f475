/** Documents and comments must name existing files, headings, addresses, quoted sentences and decisions. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PARAMETERS, PATHS, SHARED_BOOK_ROUTE } from '#domain/site-paths.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import { storyTemplateDetailsSchema, storyTemplateSchema } from '#domain/template.ts'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { howFar } from '#text/my-stories.ts'

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file) && statSync(file).isFile())

const SHIPPED_OR_RUN = ['src', 'netlify', 'packages', 'local', 'ops', 'tests', 'e2e', 'vite']
const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'public', 'LICENSES', ...SHIPPED_OR_RUN].flatMap((folder) => filesIn(folder, /\.md$/)),
]

const read = (file: string): string => readFileSync(file, 'utf8')
const withoutBlocks = (markdown: string): string => markdown.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?\n *\1 *$/gm, '')

/** GitHub's anchor for a heading: letters, digits, hyphens and underscores; a repeated heading gets a number. */
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

/** @param target a path from the repository's root, maybe with an anchor. @returns the fault, or null */
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

test.each(documents)('%s: has no broken link', (file) => {
  expect(linksOf(file).flatMap((link) => faultOf(link) ?? [])).toEqual([])
})

/**
 * `packages/story-worlds/ID/script.ts`, `docs/legal/{kind}/{version}.txt`: a word in capitals or in braces matches any
 * name.
 */
const patternOf = (path: string): string => path.replace(/\b[A-Z]{2,}\b(?!\.md)|\{\w+\}/g, '*')
const STARTS = SHIPPED_OR_RUN.concat('docs', 'public', '.github').join('|')
const PATH = new RegExp(`^(?:\\./)?(?:${STARTS})/[^\\s\`]*$`)

const isSuperseded = (file: string) => /^- Status: superseded/m.test(read(file))

test.each(documents.filter((file) => !isSuperseded(file)))(
  '%s: names only existing paths between back-ticks',
  (file) => {
    const paths = [...withoutBlocks(read(file)).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
    const isThere = (path: string) => faultOf(path) === null || globSync(patternOf(path)).length > 0
    const gone = paths.filter((path) => PATH.test(path) && !isThere(path))
    expect(gone).toEqual([])
  },
)

test.each(documents)('%s: links each decision by its own number', (file) => {
  const text = withoutBlocks(read(file))
  const links = [...text.matchAll(/\[(?:decision )?(\d{4})\]\([^)\s]*?(\d{4})-[^)\s]*\)/g)]
  expect(links.filter(([, label, number]) => label !== number).map(([link]) => link)).toEqual([])
  const named = [...text.matchAll(/\bdecision (\d{4})\b/g)].map(([, number = '']) => number)
  expect(named.filter((number) => globSync(`docs/decisions/${number}-*`).length === 0)).toEqual([])
})

describe('a Turkish sentence that a document quotes', () => {
  const TURKISH = /[çğışöüÇĞİŞÖÜ]/
  const SLOT = /\$?\{(?:[^{}]|\{[^{}]*\})*\}/
  const literals = ['src', 'netlify', 'packages']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .map((file) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .flatMap((code) => [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"((?:[^"\\\n]|\\.)+)"/g)])
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
    .filter((literal) => TURKISH.test(literal) || SLOT.test(literal))
  const examples = [
    defaultStoryTitle('Defne', 'Sihirli Orman Macerası'),
    defaultStoryTitle('Max', 'Uzay Yolculuğu'),
    howFar({ step: 'pictures', done: 3, of: 7 }, 60_000),
    ...family(),
  ]
  const said = [...literals, ...examples].flatMap((literal) => literal.split(SLOT)).join('\n')
  /** Sentences with variable parts, if they have enough fixed letters to be recognised. */
  const patterns = literals
    .map((literal) => literal.split(SLOT))
    .filter((parts) => parts.length > 1 && (parts.join('').match(/\p{L}/gu)?.length ?? 0) >= 3)
    .map(
      (parts) => new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'su'),
    )

  /** The tales' sentences about two children. */
  function family(): string[] {
    return storyWorlds.flatMap(({ script }) =>
      renderTexts(script, { name: 'Defne', age: 5, gender: 'female', siblings: [{ name: 'Ali' }] }),
    )
  }
  const isSaid = (quote: string): boolean => {
    const [start = ''] = quote.split(/(?:…|\.\.\.)$/)
    return said.includes(start) || patterns.some((pattern) => pattern.test(quote))
  }
  // The log of measurements describes past days, and a legal text keeps its version.
  const ofToday = documents.filter((file) => !/^docs\/(bench-log|legal\/)/.test(file))

  test.each(ofToday)('finds each Turkish sentence that %s quotes in the product', (file) => {
    const text = withoutBlocks(read(file)).replace(/`[^`\n]*`/g, '')
    const quotes = [...text.matchAll(/(?<![\p{L}\p{N}])'([^'\n]+?)'(?!\p{L})|[“„]([^“”\n]+)[“”]/gu)]
    const unsaid = quotes.map(([, quote, other]) => quote ?? other ?? '').filter((quote) => !isSaid(quote))
    expect(unsaid.filter((quote) => TURKISH.test(quote))).toEqual([])
  })
})

test('finds a script for every `npm run` in the documents', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const gone = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${file}: ${name}`],
    ),
  )
  expect(gone).toEqual([])
})

test('finds every address and parameter of the site in docs/product/02-screens.md', () => {
  const screens = read('docs/product/02-screens.md')
  const addresses = [...Object.values(PATHS), SHARED_BOOK_ROUTE.replace(':token', '')]
  expect(addresses.filter((path) => !new RegExp(`\`${path}[\`?#]`).test(screens))).toEqual([])
  expect(Object.values(PARAMETERS).filter((name) => !screens.includes(`?${name}=`))).toEqual([])
})

test('finds every field of a template in docs/product/03-data.md', () => {
  const template = read('docs/product/03-data.md').match(/^- \*\*Template\*\*.*$/m)?.[0] ?? ''
  const fields = Object.keys({ ...storyTemplateSchema.entries, ...storyTemplateDetailsSchema.entries })
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(template))).toEqual([])
})

test('finds every alarm of the server in docs/operate.md', () => {
  const operate = read('docs/operate.md')
  const names = filesIn('netlify', /\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/\blog(?:Item)?Problem\(\s*['`]([\w ,-]+)|\bwhere: '([\w-]+)'/g)].map(([, alarm, place]) =>
      (alarm ?? place ?? '').trim(),
    ),
  )
  expect(names.length).toBeGreaterThan(40)
  expect([...new Set(names)].filter((name) => !operate.includes(`\`${name}`))).toEqual([])
})

test('finds an issue for each thing that docs/product calls not built', () => {
  const missing = filesIn('docs/product', /^(?!.*README).*\.md$/).filter((file) =>
    /\b(not|partly) built\b(?! \(issue \d+\))/i.test(read(file)),
  )
  expect(missing).toEqual([])
})

const sources = SHIPPED_OR_RUN.flatMap((folder) => filesIn(folder, /\.(ts|tsx|js|mjs|css)$/)).filter(
  (file) => file !== 'tests/docs.test.ts',
)

test('finds a heading for each product number that a comment cites', () => {
  const headings = new Set(
    filesIn('docs/product', /\.md$/).flatMap((file) =>
      [...read(file).matchAll(/^## (\d+\.\d+) /gm)].map(([, number]) => number),
    ),
  )
  const unknown = sources.flatMap((file) =>
    [...read(file).matchAll(/\bproduct ((?:\d+\.\d+(?:, | and )?)+)/g)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+\.\d+/g) ?? [])
      .filter((number) => !headings.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
})

test('finds each document that a comment names', () => {
  const cited = /docs\/(?:[\w-]+\/)?[\w.-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu
  const faults = [...sources, 'database.rules.json'].flatMap((file) =>
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
  const rows = read(join(FOLDER, 'README.md')).matchAll(/^\| (.+?) +\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\|$/gm)
  const index = [...rows].map(([, area, number, name, title]) => ({ area, number, name, title }))

  test('gives each decision its own number, in the order of dates, and all its parts', () => {
    const numbers = decisions.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].sort())
    expect(decisions.map(({ date }) => date)).toEqual(decisions.map(({ date }) => date).sort())
    const poor = decisions.filter(
      ({ name, number, text, date, status }) =>
        !name.startsWith(`${number}-`) ||
        !/^\d{4}-\d\d-\d\d$/.test(date) ||
        !/^(accepted|superseded by \[\d{4}\]\(.+\))$/.test(status) ||
        !['## Context', '## Choice', '## Cost'].every((part) => text.includes(`\n${part}\n\n`)),
    )
    expect(poor.map(({ name }) => name)).toEqual([])
  })

  test('lists each decision once in the table, with its area, number and title', () => {
    const inOrder = (rows: Partial<Record<'number' | 'name' | 'area' | 'title', string | undefined>>[]) =>
      rows.map(({ number, name, area, title }) => `${number} ${name} ${area} ${title}`).sort()
    expect(inOrder(index)).toEqual(inOrder(decisions))
  })

  test('names a later decision in each superseded one', () => {
    const faults = decisions.flatMap(({ name, number, text }) =>
      [...text.matchAll(/^- Status: superseded by (.+)$/gm)]
        .flatMap(([, links = '']) => [...links.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)])
        .filter(([, by = '', file = '']) => !names.includes(file) || !file.startsWith(by) || by <= number)
        .map(([link]) => `${name}: ${link}`),
    )
    expect(faults).toEqual([])
  })
})
