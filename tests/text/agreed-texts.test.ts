/**
 * What parents agree to is kept, word by word, by version: whoever has to prove a consent finds the text by its sha256.
 * Words that change without a new version fail here.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONSENT_KINDS, CONSENT_TEXTS, CURRENT_TEXT, type ConsentKind } from '#domain/consent.ts'
import { CONSENT } from '#text/consent.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { LEGAL } from '#text/legal.ts'
import { FILLED_BY_CONFIGURATION, type LegalBlock, type LegalPageName } from '#text/legal/legal-text.ts'

/** What stands beside the box or the buttons, and the pages that it speaks of. */
const AGREED: Readonly<Record<ConsentKind, { sentence: string; pages: readonly LegalPageName[] }>> = {
  photo: {
    sentence: [...CREATE_STORY.consentFacts, CREATE_STORY.consentBox].join('\n'),
    pages: ['consent', 'privacy'],
  },
  sale: {
    sentence: [CREATE_STORY.preInformation, CREATE_STORY.saleContract]
      .map((form, index) => form + (CREATE_STORY.saleBox[index] ?? ''))
      .join(''),
    pages: ['terms', 'refund'],
  },
  hero: { sentence: [...KEPT_HEROES.keepFacts, KEPT_HEROES.keepBox].join('\n'), pages: ['consent'] },
  analytics: { sentence: `${CONSENT.title} ${CONSENT.text}`, pages: ['cookies'] },
}

function linesOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list.map((item) => `- ${item}`)
  if ('rows' in block) return [block.head, ...block.rows].map((cells) => cells.join(' | '))
  return [FILLED_BY_CONFIGURATION[block.fill]]
}

function textOf(kind: ConsentKind): string {
  const { sentence, pages } = AGREED[kind]
  const lines = pages.flatMap((name) => {
    const { title, intro, short, sections } = LEGAL[name]
    return [
      '',
      `# ${title}`,
      '',
      intro,
      ...short.map((sentence) => `- ${sentence}`),
      ...sections.flatMap((part) => ['', `## ${part.title}`, '', ...part.blocks.flatMap(linesOf)]),
    ]
  })
  return [sentence, ...lines, ''].join('\n')
}

const fileOf = (kind: ConsentKind, version: string) => `docs/legal/${kind}/${version}.txt`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(CONSENT_KINDS)('the text of %s', (kind) => {
  test('that is shown is the one that is kept under its version; other words need a new version', async () => {
    await expect(textOf(kind)).toMatchFileSnapshot(`../../${fileOf(kind, CURRENT_TEXT[kind])}`)
  })

  test('is known by its sha256 in every version, and no other version lies there', () => {
    const kept = readdirSync(`docs/legal/${kind}`).map((name) => name.replace(/\.txt$/, ''))
    const hashes = kept.map((version) => [version, sha256(readFileSync(fileOf(kind, version), 'utf8'))])
    expect(Object.fromEntries(hashes)).toEqual(CONSENT_TEXTS[kind])
    expect(kept).toContain(CURRENT_TEXT[kind])
  })
})
