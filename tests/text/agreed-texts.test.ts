/**
 * The repository stores every version of an agreed text word by word: the sha256 of a consent leads to its text. A
 * changed text without a new version fails here.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONSENT_TEXTS, parseConsent, proofOf } from '#domain/consent.ts'
import { CONSENT_KINDS, CURRENT_TEXT, type ConsentKind } from '#domain/current-text.ts'
import { CONSENT } from '#text/consent.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { ADDED, LEGAL, LEGAL_FRAME } from '#text/legal/pages.ts'
import { longDay } from '#text/long-day.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { FILLED_BY_CONFIGURATION, type LegalBlock, type LegalPageName } from '#text/legal/legal-text.ts'

interface Agreed {
  sentence: string
  pages: readonly LegalPageName[]
  /** Limits the pages to these sections. */
  sections?: readonly string[]
}

/** The words at the box or the buttons, and the pages that they link. */
const AGREED: Readonly<Record<ConsentKind, Agreed>> = {
  photo: {
    sentence: [...CREATE_STORY.consentFacts, CREATE_STORY.consentBox.join(CREATE_STORY.consentWhole)].join('\n'),
    pages: ['consent', 'privacy'],
  },
  sale: {
    sentence: [CREATE_STORY.preInformation, CREATE_STORY.saleContract]
      .map((form, index) => form + (CREATE_STORY.saleBox[index] ?? ''))
      .join(''),
    pages: ['terms', 'refund'],
  },
  hero: { sentence: [...KEPT_HEROES.keepFacts, KEPT_HEROES.keepBox].join('\n'), pages: ['consent'] },
  // Leaves out the table of the device's stores: a new key there is no reason to ask again about analytics.
  analytics: { sentence: `${CONSENT.title} ${CONSENT.text}`, pages: ['cookies'], sections: ['Ölçüm'] },
  voice: { sentence: RECORD_VOICE.guestBox, pages: ['consent'], sections: ['Sesin kitapta saklanması'] },
}

function linesOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list.map((item) => `- ${item}`)
  if ('rows' in block) return [block.head, ...block.rows].map((cells) => cells.join(' | '))
  return [FILLED_BY_CONFIGURATION[block.fill]]
}

function textOf(kind: ConsentKind): string {
  const { sentence, pages, sections: chosen } = AGREED[kind]
  const lines = pages.flatMap((name) => {
    const { title, intro, short, sections } = LEGAL[name]
    return [
      '',
      `# ${title}`,
      ...(chosen ? [] : ['', intro, ...short.map((sentence) => `- ${sentence}`)]),
      ...(chosen?.map(sectionNamed(sections)) ?? sections).flatMap((part) => [
        '',
        `## ${part.title}`,
        '',
        ...part.blocks.flatMap(linesOf),
      ]),
    ]
  })
  return [sentence, ...lines, ''].join('\n')
}

/** @throws if the page has no such section, because the agreed text would be empty */
const sectionNamed =
  <Section extends { title: string }>(sections: readonly Section[]) =>
  (name: string): Section => {
    const found = sections.find(({ title }) => title === name)
    if (!found) throw new Error(`There is no section ${name}`)
    return found
  }

const fileOf = (kind: ConsentKind, version: string) => `docs/legal/${kind}/${version}.txt`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(CONSENT_KINDS)('the text of %s', (kind) => {
  test('shows an agreed text as stored for its version; a change needs a new version', async () => {
    await expect(textOf(kind)).toMatchFileSnapshot(`../../${fileOf(kind, CURRENT_TEXT[kind])}`)
  })

  test('knows every version of a text by its sha256, and stores no other version', () => {
    const kept = readdirSync(`docs/legal/${kind}`).map((name) => name.replace(/\.txt$/, ''))
    const hashes = kept.map((version) => [version, sha256(readFileSync(fileOf(kind, version), 'utf8'))])
    expect(Object.fromEntries(hashes)).toEqual(CONSENT_TEXTS[kind])
    expect(kept).toContain(CURRENT_TEXT[kind])
  })
})

const versionsOf = (kind: ConsentKind) => Object.keys(CONSENT_TEXTS[kind])
const dayOf = (version: string) => version.slice(0, 10)

describe.each(CONSENT_KINDS)('the versions of %s', (kind) => {
  test('numbers versions by past days from 1, oldest first, and shows the last one', () => {
    const today = new Date().toISOString().slice(0, 10)
    const counted: Record<string, number> = {}
    const expected = versionsOf(kind).map((version) => {
      const day = dayOf(version)
      counted[day] = (counted[day] ?? 0) + 1
      return `${day}.${counted[day]}`
    })
    expect(versionsOf(kind)).toEqual(expected)
    expect(versionsOf(kind).map(dayOf)).toEqual(versionsOf(kind).map(dayOf).toSorted())
    expect(
      versionsOf(kind).filter((version) => !/^20\d\d-[01]\d-[0-3]\d\.\d+$/.test(version) || dayOf(version) > today),
    ).toEqual([])
    expect(versionsOf(kind).at(-1)).toBe(CURRENT_TEXT[kind])
  })
})

test('dates the legal pages as the specification does', () => {
  expect(LEGAL_FRAME.updated).toBe('Son güncelleme: 1 Mart 2024')
})

test('the legal pages list what each day with a new version added, and no other day', () => {
  const days = new Set(CONSENT_KINDS.flatMap(versionsOf).map(dayOf))
  expect(Object.keys(ADDED)).toEqual([...days].toSorted())
  for (const [day, what] of Object.entries(ADDED))
    expect(LEGAL_FRAME.added).toContain(`${longDay(Date.parse(`${day}T12:00:00Z`))} günü eklendi: ${what}.`)
})

test.each([
  ['photo', { transformId: 'orman_1699999999999' }, '2024-03-01+2026-12-04', '2026-11-27.5'],
  ['sale', { storyId: 'orman_x_1699999999999' }, '2024-03-01+2026-12-03', '2026-11-27.1'],
  ['analytics', {}, '2024-03-01+2026-11-28', '2026-11-26.2'],
  ['hero', { heroId: '0'.repeat(20) }, '2024-03-01+2026-12-04', '2026-11-27.1'],
] as const)(
  'assigns a consent to %s with a former version name to the renamed text',
  (kind, about, former, version) => {
    const consent = { kind, version: former, granted: true, createdAt: 1, ...about }
    expect(parseConsent(consent)).toMatchObject({ version })
    expect(proofOf(`${kind}_x`, consent)).toEqual({
      consentId: `${kind}_x`,
      version,
      sha256: CONSENT_TEXTS[kind][version],
    })
  },
)

test('keeps a version name that no text ever had, and finds no proof for the consent', () => {
  const consent = { kind: 'analytics', version: '2024-03-01+constructor', granted: true, createdAt: 1 }
  expect(parseConsent(consent)).toMatchObject({ version: '2024-03-01+constructor' })
  expect(proofOf('analytics_x', consent)).toBeNull()
})
