/**
 * What a parent agreed to, by which text, for what: `consents/{uid}/{consentId}`. A photo's consent stands once for its
 * transformation, a sale's once for its story, a kept hero's once for that hero; whether visits may be measured is answered as
 * often as one likes.
 */
import * as v from 'valibot'
import { heroIdSchema, storyIdSchema, transformIdSchema, type HeroId, type StoryId, type TransformId } from './ids.ts'
import { timestampSchema } from './time.ts'

export const CONSENT_KINDS = ['photo', 'sale', 'analytics', 'hero'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/**
 * Every text that was ever agreed to, by its version, with its sha256; docs/legal/{kind}/{version}.txt keeps it for as long
 * as somebody may have to prove a consent. The versions are dates: the legal texts of 1 March 2024, with what was added
 * since behind a plus. docs/change.md says how a new one is made; the rules name those that can be agreed to.
 */
export const CONSENT_TEXTS: Readonly<Record<ConsentKind, Readonly<Record<string, string>>>> = {
  photo: {
    '2024-03-01+2026-11-21': '980b836b26f25646a70f0787bd3f865d54b77e66b970a2d7afc53cefdbb28ab0',
    '2024-03-01+2026-11-25': '69c8b08012db2e6ff1da4856688641bde71db1978fc4a9e7cb3850407e916509',
    '2024-03-01+2026-11-26': '720ae8df09c766ac2432a07a3b24480a7d886129feb1e5f15eb9ade31c3cc456',
    '2024-03-01+2026-11-27': 'eec14257f0c9911ba0cd632ea5c2a36988e553b7eeef9a808767e265bfadfdce',
    '2024-03-01+2026-11-28': '60a21f542c8322f48c3449c46e7f29eca192703b26990ba20046cdaf845be792',
    '2024-03-01+2026-11-29': '3ec1c48902068f4c4a9f111f4ed7e6463c9448705849a755c498c253a61b4e93',
    '2024-03-01+2026-11-30': 'f16329d2f447da3880a948e5544dc4d4bbd749c95a382364b60077f9c6091a52',
    '2024-03-01+2026-12-01': 'd65838ee1215450d233deac5f201ccb032991503bd249a72432db22097505ee9',
    '2024-03-01+2026-12-04': 'b7bd759a518cad29e0ff3a7917a4d2bb12486a0bba2eb9311d3e5f5ee63b24c3',
  },
  sale: {
    '2024-03-01+2026-11-21': '688c74965dc278b6f4b8b5024574e8d36ded2301ace07c54a0ad2775b5536799',
    '2024-03-01+2026-11-26': 'a7f274e35949eb1d18bea2a5e1afb16b65fb23b56c0312e0383df2a504efca33',
    '2024-03-01+2026-12-03': '21a0e182f8d7cb99168b8c8aa80f4df5c98f8a5248fdee2445477745ba6fc1b4',
  },
  analytics: {
    '2024-03-01+2026-11-21': '1b5113a20fe74c6d0696964928a8c7d560901e1472dbf12f9bb81d5619235b09',
    '2024-03-01+2026-11-26': '7b5d1357374dcdb78b1630b49dc38d2fd3ef20e06dd9df76a7e400d76f01b183',
    '2024-03-01+2026-11-27': 'd361454967006d1bfef488e46f1dc16e2e2299159b659f8d04991ca6a6f54974',
    '2024-03-01+2026-11-28': 'c7e0e4749b665ce266375721bb4289dfed34a87ed6e3017c688e3e600967611e',
    '2024-03-01+2026-11-29': '75ba295be1ead36b41b64cc00b6cba671fd9db7afaf310a4f61ff075a3848411',
    '2024-03-01+2026-12-03': '16baf8e13e95843be06317e247e74af6261681a41f05244bb4dd09bac695cde6',
  },
  hero: {
    '2024-03-01+2026-12-04': '34d3260e2a2e6e17d897dc3dc05961473824b8f4b875c4e21e91a84a143f7723',
  },
}

/** What is shown today, and agreed to with a press. */
export const CURRENT_TEXT = {
  photo: '2024-03-01+2026-12-04',
  sale: '2024-03-01+2026-12-03',
  analytics: '2024-03-01+2026-12-03',
  hero: '2024-03-01+2026-12-04',
} as const satisfies Record<ConsentKind, string>

const common = {
  version: v.string(),
  granted: v.boolean(),
  createdAt: timestampSchema,
  /** Milliseconds since 1970, from the server: what was taken back is kept, for it held until then. */
  withdrawnAt: v.optional(v.number()),
}

const consentSchema = v.variant('kind', [
  v.object({ kind: v.literal('photo'), ...common, transformId: transformIdSchema }),
  v.object({ kind: v.literal('sale'), ...common, storyId: storyIdSchema }),
  v.object({ kind: v.literal('analytics'), ...common }),
  v.object({ kind: v.literal('hero'), ...common, heroId: heroIdSchema }),
])

export type Consent = v.InferOutput<typeof consentSchema>

/** @returns null for what is no consent of ours */
export function parseConsent(value: unknown): Consent | null {
  const parsed = v.safeParse(consentSchema, value)
  return parsed.success ? parsed.output : null
}

export const photoConsentId = (id: TransformId): string => `photo_${id}`
export const saleConsentId = (id: StoryId): string => `sale_${id}`
/** @param key new each time: a choice may be made again */
export const analyticsConsentId = (key: string): string => `analytics_${key}`

export const heroConsentId = (id: HeroId): string => `hero_${id}`

/** What an order remembers of a consent that it rests on. */
export const consentProofSchema = v.object({ consentId: v.string(), version: v.string(), sha256: v.string() })
export type ConsentProof = v.InferOutput<typeof consentProofSchema>

/** @returns null where nothing was agreed to: refused, taken back, or a text that nobody knows */
export function proofOf(consentId: string, value: unknown): ConsentProof | null {
  const consent = parseConsent(value)
  if (!consent) return null
  const { kind, version, granted, withdrawnAt } = consent
  if (!consentId.startsWith(`${kind}_`)) return null
  const texts = CONSENT_TEXTS[kind]
  const sha256 = Object.hasOwn(texts, version) ? texts[version] : undefined
  return granted && withdrawnAt === undefined && sha256 ? { consentId, version, sha256 } : null
}
