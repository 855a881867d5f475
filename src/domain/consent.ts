/**
 * A record of each consent, with its text's version and its subject: `consents/{uid}/{consentId}`. There is one photo
 * consent for each transformation, one sale consent for each story and one for each kept hero; the choice about
 * analytics can be made any number of times. A guest has no account: their consent to the storage of their voice exists
 * once for their invitation, with the book's owner, and only the server writes it.
 */
import * as v from 'valibot'
import type { ConsentKind } from './current-text.ts'
import { heroIdSchema, storyIdSchema, transformIdSchema, type HeroId, type StoryId, type TransformId } from './ids.ts'
import { timestampSchema } from './time.ts'
import { voiceIdSchema } from './voice.ts'

/**
 * Every text that was ever agreed to, oldest first, by its version, with its sha256; docs/legal/{kind}/{version}.txt
 * keeps the text for as long as a consent may have to be proven. A version is the day of its commit (UTC) and its
 * number on that day: a text dated after a consent to it proves nothing. docs/change.md says how a new one is made.
 */
export const CONSENT_TEXTS: Readonly<Record<ConsentKind, Readonly<Record<string, string>>>> = {
  photo: {
    '2026-11-21.1': '980b836b26f25646a70f0787bd3f865d54b77e66b970a2d7afc53cefdbb28ab0',
    '2026-11-25.1': '69c8b08012db2e6ff1da4856688641bde71db1978fc4a9e7cb3850407e916509',
    '2026-11-25.2': '720ae8df09c766ac2432a07a3b24480a7d886129feb1e5f15eb9ade31c3cc456',
    '2026-11-26.1': 'eec14257f0c9911ba0cd632ea5c2a36988e553b7eeef9a808767e265bfadfdce',
    '2026-11-27.1': '60a21f542c8322f48c3449c46e7f29eca192703b26990ba20046cdaf845be792',
    '2026-11-27.2': '3ec1c48902068f4c4a9f111f4ed7e6463c9448705849a755c498c253a61b4e93',
    '2026-11-27.3': 'f16329d2f447da3880a948e5544dc4d4bbd749c95a382364b60077f9c6091a52',
    '2026-11-27.4': 'd65838ee1215450d233deac5f201ccb032991503bd249a72432db22097505ee9',
    '2026-11-27.5': 'b7bd759a518cad29e0ff3a7917a4d2bb12486a0bba2eb9311d3e5f5ee63b24c3',
    '2026-11-28.1': '205beff131d6e6621369b1d1e9d3c433bad74d83d914169b920808d6e55d95e6',
  },
  sale: {
    '2026-11-21.1': '688c74965dc278b6f4b8b5024574e8d36ded2301ace07c54a0ad2775b5536799',
    '2026-11-25.1': 'a7f274e35949eb1d18bea2a5e1afb16b65fb23b56c0312e0383df2a504efca33',
    '2026-11-27.1': '21a0e182f8d7cb99168b8c8aa80f4df5c98f8a5248fdee2445477745ba6fc1b4',
    '2026-11-28.1': '91024c8cd6e526ee1fad89ebaecdcc9799f80b5df41ff2f0b8bc1adb753bca6e',
  },
  analytics: {
    '2026-11-21.1': '1b5113a20fe74c6d0696964928a8c7d560901e1472dbf12f9bb81d5619235b09',
    '2026-11-25.1': '7b5d1357374dcdb78b1630b49dc38d2fd3ef20e06dd9df76a7e400d76f01b183',
    '2026-11-26.1': 'd361454967006d1bfef488e46f1dc16e2e2299159b659f8d04991ca6a6f54974',
    '2026-11-26.2': 'c7e0e4749b665ce266375721bb4289dfed34a87ed6e3017c688e3e600967611e',
    '2026-11-27.1': '75ba295be1ead36b41b64cc00b6cba671fd9db7afaf310a4f61ff075a3848411',
    '2026-11-27.2': '16baf8e13e95843be06317e247e74af6261681a41f05244bb4dd09bac695cde6',
    '2026-11-28.1': '17287a456ebef9650693285fb9fc03a3fee5691425cf3f1153a66ddd1fc2f1ce',
  },
  hero: {
    '2026-11-27.1': '34d3260e2a2e6e17d897dc3dc05961473824b8f4b875c4e21e91a84a143f7723',
    '2026-11-28.1': 'b4efeafcadb820bf6ae447307475ad39ed58363b2c57c6a01b2a923666bd05eb',
  },
  voice: {
    '2026-11-28.1': '6145b10573000e5f74525822e09248ec012f96f4a1b3c80161675f77ae7ce4bf',
  },
}

/**
 * Today's text and the one before it, which a page opened before a deployment still shows. The rules are built from
 * both too (ops/rules/consents.ts).
 */
export const textsToAgreeTo = (kind: ConsentKind): readonly string[] => Object.keys(CONSENT_TEXTS[kind]).slice(-2)

/**
 * Until 28 November 2026 a version was '2024-03-01+DAY', and the second change of a day took the next day's name, so
 * some were a week ahead. A consent with such a name belongs to the text whose version is listed here.
 */
const FORMER_NAMES: Readonly<Record<Exclude<ConsentKind, 'voice'>, Readonly<Record<string, string>>>> = {
  photo: {
    '2026-11-21': '2026-11-21.1',
    '2026-11-25': '2026-11-25.1',
    '2026-11-26': '2026-11-25.2',
    '2026-11-27': '2026-11-26.1',
    '2026-11-28': '2026-11-27.1',
    '2026-11-29': '2026-11-27.2',
    '2026-11-30': '2026-11-27.3',
    '2026-12-01': '2026-11-27.4',
    '2026-12-04': '2026-11-27.5',
  },
  sale: { '2026-11-21': '2026-11-21.1', '2026-11-26': '2026-11-25.1', '2026-12-03': '2026-11-27.1' },
  analytics: {
    '2026-11-21': '2026-11-21.1',
    '2026-11-26': '2026-11-25.1',
    '2026-11-27': '2026-11-26.1',
    '2026-11-28': '2026-11-26.2',
    '2026-11-29': '2026-11-27.1',
    '2026-12-03': '2026-11-27.2',
  },
  hero: { '2026-12-04': '2026-11-27.1' },
}

/** @returns the version that a record means; a name that is not a former one stays as it is */
function versionNamed(kind: ConsentKind, name: string): string {
  const [base, day = ''] = name.split('+')
  const names = base === '2024-03-01' && kind !== 'voice' ? FORMER_NAMES[kind] : {}
  return (Object.hasOwn(names, day) && names[day]) || name
}

const common = {
  version: v.string(),
  granted: v.boolean(),
  createdAt: timestampSchema,
  /** Milliseconds since 1970, from the server: a withdrawn consent is kept, because it was valid until then. */
  withdrawnAt: v.optional(v.number()),
}

const consentSchema = v.variant('kind', [
  v.object({ kind: v.literal('photo'), ...common, transformId: transformIdSchema }),
  v.object({ kind: v.literal('sale'), ...common, storyId: storyIdSchema }),
  v.object({ kind: v.literal('analytics'), ...common }),
  v.object({ kind: v.literal('hero'), ...common, heroId: heroIdSchema }),
  v.object({
    kind: v.literal('voice'),
    ...common,
    storyId: storyIdSchema,
    voiceId: voiceIdSchema,
    /** Hash of the link that the guest used. */
    invitation: v.string(),
  }),
])

export type Consent = v.InferOutput<typeof consentSchema>

/** @returns null if the value is no consent of ours */
export function parseConsent(value: unknown): Consent | null {
  const parsed = v.safeParse(consentSchema, value)
  if (!parsed.success) return null
  const { kind, version } = parsed.output
  return { ...parsed.output, version: versionNamed(kind, version) }
}

export const photoConsentId = (id: TransformId): string => `photo_${id}`
export const saleConsentId = (id: StoryId): string => `sale_${id}`
/** @param key new each time, because the choice may be made again */
export const analyticsConsentId = (key: string): string => `analytics_${key}`

export const heroConsentId = (id: HeroId): string => `hero_${id}`

/** @param invitation its hash */
export const voiceConsentId = (invitation: string): string => `voice_${invitation}`

/** The proof of a consent that an order rests on, saved in the order. */
export const consentProofSchema = v.object({ consentId: v.string(), version: v.string(), sha256: v.string() })
export type ConsentProof = v.InferOutput<typeof consentProofSchema>

/** @returns null if there is no consent: refused, withdrawn, or to an unknown text */
export function proofOf(consentId: string, value: unknown): ConsentProof | null {
  const consent = parseConsent(value)
  if (!consent) return null
  const { kind, version, granted, withdrawnAt } = consent
  if (!consentId.startsWith(`${kind}_`)) return null
  const texts = CONSENT_TEXTS[kind]
  const sha256 = Object.hasOwn(texts, version) ? texts[version] : undefined
  return granted && withdrawnAt === undefined && sha256 ? { consentId, version, sha256 } : null
}
