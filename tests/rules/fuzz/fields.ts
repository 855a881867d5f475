/** The fields of a browser's records, correct at first, with values just inside and just outside each limit. */
import type { StoryChange } from '#domain/story.ts'
import type { Data } from '../policy.ts'
import { NOW_MS } from './case.ts'
import type { Random } from './random.ts'
import { PEOPLE, PORTRAIT_URL, templateField } from './scene.ts'
import type { Fields, Scene } from './scene.ts'

/** Values for one field; null leaves it out. */
export type NearValues = Readonly<Record<string, (scene: Scene) => readonly (Data | null)[]>>

export interface RecordKind {
  readonly newRecord: (scene: Scene, key: string) => Fields
  readonly near: NearValues
  /** Fields that can be wrong in many ways, and so are chosen more often. */
  readonly often: readonly string[]
}

/** A valid new value for each field that a parent may change. `updatedAt` changes with it. */
export const CHANGES: Fields = { title: 'Yeni', dedication: 'Sana' } satisfies Record<keyof StoryChange, Data>

export const FACE = '1312100444444'
const TEXT_OF_TODAY = '2026-11-28.1'
const letters = (count: number) => 'a'.repeat(count)
/** Has a length but is no text: a rule that reads only `.length` would accept it. */
const LENGTH_ALONE: Data = { length: 5 }
const TIMES: readonly Data[] = [NOW_MS, NOW_MS - 1, NOW_MS + 1, 0, String(NOW_MS), true]
const EMAILS: readonly Data[] = [...PEOPLE.map(({ email }) => email), 'ANNE@example.com', '']
const TEMPLATE_IDS: readonly Data[] = ['uzay', 'yok', '', 'uzay/title', '/uzay', 'uzay/', 5, { length: 4 }]
const NAMES: readonly Data[] = [
  'Çiğdem',
  'Iraz',
  'Жанна',
  'محمد',
  '李',
  'ნინო',
  'दिया',
  'x',
  letters(1_000),
  '',
  ' ',
  '123',
  '१२३',
  '٣',
  '-.!',
  '👧',
  7,
  LENGTH_ALONE,
  { 0: 'A' },
]

/** Invisible characters: both ends of each range that the rules name, and those that are allowed. */
const UNSEEN = [
  ...'\u0000\u0009\u000a\u001f\u007f\u0085\u009f\u00ad\u034f\u0600\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\u2064\u2066\u2069\u206f\u3164\ufeff\uffa0\ufff9\ufffb',
]

const TAGS: readonly Data[] = [
  { 0: 'a' },
  { 9: 'a' },
  { 10: 'a' },
  { '01': 'a' },
  { ilk: 'a' },
  { 0: letters(60) },
  { 0: letters(61) },
  { 5: letters(61) },
  { 0: 1 },
  { 0: LENGTH_ALONE },
  { 0: 'a', '.priority': 1 },
  { 0: { '.value': 'a', '.priority': 'x' } },
  { 1: { '.value': 'a', '.priority': 1 } },
  { 2: LENGTH_ALONE },
  { 0: '', 5: 'b' },
  'a',
  5,
]

const story: NearValues = {
  id: ({ owner, templateId }) => [`${templateId}_${owner.uid}_${NOW_MS}`, '', 1],
  userId: () => [...PEOPLE.map(({ uid }) => uid), '', true],
  userEmail: () => EMAILS,
  templateId: () => TEMPLATE_IDS,
  childName: ({ random }) => [
    random.pick(NAMES),
    random.pick(NAMES),
    letters(40),
    letters(41),
    basicCharacter(random),
    `${random.below(10)}${basicCharacter(random)}`,
    withUnseen(random, 'Ada'),
  ],
  childAge: () => [1, 2, 3, 7, 8, 9, 5.5, 2.5, -3, 1e9, '5', { length: 5 }],
  childGender: () => ['male', 'female', 'other', 'Male', ''],
  transformId: ({ transformId }) => [
    transformId,
    `${transformId}/`,
    `/${transformId}`,
    'yok',
    '',
    'a/b',
    5,
    LENGTH_ALONE,
  ],
  transformedPhotoUrl: () => [PORTRAIT_URL, '/media/baska.webp', '', 5],
  status: () => ['creating', 'completed', 'failed', ''],
  paymentStatus: () => ['pending', 'paid', 'refunded', ''],
  createdAt: () => TIMES,
  updatedAt: () => TIMES,
  title: ({ random }) => ['', 'M', letters(200), letters(201), LENGTH_ALONE, 5, withUnseen(random, "Ada'nın Masalı")],
  description: () => ['', letters(2_000), letters(2_001), LENGTH_ALONE, 5],
  tags: () => TAGS,
  numberOfPages: () => [0, 1, 200, 201, 1_000, 12.5, 3.5, -1, '12'],
  thumbnailUrl: ({ templateId }) => otherTemplates(templateId, 'kucuk'),
  coverImageUrl: ({ templateId }) => otherTemplates(templateId, 'kapak'),
  analyticsTracked: () => [true, false, 'false', 0],
  dedication: () => ['Sana', '', letters(140), letters(141), LENGTH_ALONE, 5],
  ownTexts: ({ random }) => [
    { 'text-0': '{child:genitive} evi' },
    { 'text-9': 'a', 'text-11': letters(2_000) },
    { 'text-10': letters(2_001) },
    { 'text-12': 'a' },
    { 'text-01': 'a' },
    { 'text-1x': 'a' },
    { 'xtext-1': 'a' },
    { 'text-1': '' },
    { 'text-2': 'a', 'text-7': '' },
    { 'text-2': 5 },
    { 'text-3': LENGTH_ALONE },
    { 0: 'a' },
    { 'text-4': withUnseen(random, 'Bir gün') },
    { 'text-5': 'a', '.priority': 1 },
    { 'text-6': { '.value': 'a', '.priority': 1 } },
    'a',
    5,
  ],
  siblings: ({ transformId }) => {
    const child = siblingOf(transformId)
    return [
      { 'sibling-1': child },
      { 'sibling-1': child, 'sibling-2': { ...child, childNameForm: 'Can’ın' } },
      { 'sibling-2': child },
      { 'sibling-1': child, 'sibling-3': child },
      { 'sibling-1': child, '.priority': 1 },
      { 'sibling-1': { ...child, heroFeatures: FACE } },
      { 'sibling-1': 'Can' },
      'Can',
    ]
  },
  childNameForm: ({ random }) => [
    "Ada'nın",
    '',
    letters(60),
    letters(61),
    LENGTH_ALONE,
    5,
    withUnseen(random, "Ada'nın"),
  ],
  heroLook: () => ['drawn', 'photo', 'Drawn', '', 5],
  heroFeatures: ({ random }) => [
    FACE,
    '1979411888888',
    '1000000000000',
    changedDigit(random, FACE),
    changedDigit(random, '1979411888888'),
    `${FACE}0`,
    `0${FACE}`,
    FACE.slice(1),
    `${FACE}\n`,
    Number(FACE),
    LENGTH_ALONE,
    '',
  ],
}

const siblingOf = (transformId: string): Fields => ({
  ...{ childName: 'Can', childAge: 4, childGender: 'male', childNameForm: 'Can’ın' },
  ...{ transformId, transformedPhotoUrl: PORTRAIT_URL },
})

/** Changes one digit by one, or replaces it by '9' or 'x'. */
function changedDigit(random: Random, face: string): string {
  const index = random.below(face.length)
  const near = random.pick([String(Number(face[index]) + 1), String(Number(face[index]) - 1), '9', 'x'])
  return face.slice(0, index) + near + face.slice(index + 1)
}

export const STORY: RecordKind = {
  near: story,
  newRecord: newStory,
  often: [
    'tags',
    'tags',
    'tags',
    'childName',
    'childAge',
    'numberOfPages',
    'childNameForm',
    'heroLook',
    'heroFeatures',
    'heroFeatures',
    ...['ownTexts', 'ownTexts', 'ownTexts'],
    'ownTexts',
    'siblings',
    'siblings',
    'description',
    'thumbnailUrl',
    'coverImageUrl',
  ],
}

/** A sister or brother within a story. Its fields are those of the story's child. */
export const SIBLING: RecordKind = {
  near: Object.fromEntries(
    Object.entries(story).filter(
      ([field]) => field.startsWith('child') || field.startsWith('trans') || field === 'heroFeatures',
    ),
  ),
  newRecord: ({ transformId }) => siblingOf(transformId),
  often: [
    'childName',
    'childAge',
    'childGender',
    'childNameForm',
    'heroFeatures',
    'heroFeatures',
    'heroFeatures',
    'transformId',
    'transformedPhotoUrl',
  ],
}

function newStory(scene: Scene, key: string): Fields {
  const { random, owner, templateId, transformId } = scene
  const sometimes = (field: string, value: Data | undefined) =>
    value !== undefined && random.chance(0.6) ? { [field]: value } : {}
  return {
    id: key,
    userId: owner.uid,
    userEmail: owner.email,
    templateId,
    childName: 'Defne',
    childAge: 2 + random.below(7),
    childGender: random.pick(['male', 'female']),
    transformId,
    transformedPhotoUrl: PORTRAIT_URL,
    status: 'creating',
    paymentStatus: 'pending',
    createdAt: NOW_MS,
    updatedAt: NOW_MS,
    title: "Defne'nin Masalı",
    description: 'Kişiye özel',
    tags: { 0: 'Kız', 1: '5 Yaş' },
    numberOfPages: 12,
    analyticsTracked: false,
    ...sometimes('thumbnailUrl', templateField(scene, templateId, 'thumbnailURL')),
    ...sometimes('coverImageUrl', templateField(scene, templateId, 'coverImageURL')),
    ...Object.fromEntries(Object.entries(CHANGES).filter(() => random.chance(0.6))),
    ...sometimes('ownTexts', { 'text-3': '{child} güldü.' }),
    ...sometimes('childNameForm', "Defne'nin"),
    ...random.pick<Fields>([
      {},
      { heroLook: 'photo' },
      { heroLook: 'drawn', heroFeatures: FACE },
      { siblings: { 'sibling-1': siblingOf(transformId) } },
      { siblings: { 'sibling-1': siblingOf(transformId), 'sibling-2': siblingOf(transformId) } },
      {
        heroLook: 'drawn',
        heroFeatures: FACE,
        siblings: { 'sibling-1': { ...siblingOf(transformId), heroFeatures: FACE } },
      },
    ]),
  }
}

export const TRANSFORMATION: RecordKind = {
  newRecord: ({ owner, templateId }) => ({
    status: 'processing',
    createdAt: NOW_MS,
    updatedAt: NOW_MS,
    templateId,
    userEmail: owner.email,
  }),
  near: {
    status: () => ['processing', 'completed', 'failed', ''],
    createdAt: () => TIMES,
    updatedAt: () => TIMES,
    templateId: () => TEMPLATE_IDS,
    userEmail: () => EMAILS,
  },
  often: ['templateId'],
}

/** Both the record and its key name the subject. The key decides the first value. */
export const CONSENT: RecordKind = {
  newRecord: ({ random }, key) => {
    const [kind = '', about = ''] = key.split(/_(.*)/)
    return {
      kind,
      version: TEXT_OF_TODAY,
      granted: kind !== 'analytics' || random.chance(0.5),
      createdAt: NOW_MS,
      ...(kind === 'photo' && { transformId: about }),
      ...(kind === 'sale' && { storyId: about }),
      ...(kind === 'hero' && random.chance(0.9) && { heroId: about }),
    }
  },
  near: {
    kind: () => ['photo', 'sale', 'analytics', 'hero', 'voice', 'everything', ''],
    version: () => [
      TEXT_OF_TODAY,
      // Each of these is the text before today's for some kinds; other kinds have none or an older one.
      ...['2026-11-27.5', '2026-11-27.4', '2026-11-27.2', '2026-11-27.1'],
      ...['2026-11-27.5', '2026-11-27.4', '2026-11-27.2', '2026-11-27.1'],
      '2026-11-28.2',
      '2024-03-01+2026-12-04',
      '',
      LENGTH_ALONE,
      5,
    ],
    granted: () => [true, false, 'yes', 1],
    createdAt: () => TIMES,
    transformId: ({ transformId }) => [transformId, 'yok', '', 5, LENGTH_ALONE],
    storyId: ({ transformId }) => [transformId, 'yok', '', 5, LENGTH_ALONE],
    heroId: () => ['0123456789abcdef0123', '0123456789abcdef012g', '0123', '', 5, LENGTH_ALONE],
  },
  often: [
    'version',
    'version',
    'version',
    'version',
    'kind',
    'kind',
    'kind',
    'granted',
    'granted',
    'storyId',
    'storyId',
    'transformId',
    'heroId',
    'heroId',
    'heroId',
    'heroId',
    'heroId',
  ],
}

/** Inserts an invisible character at any place of the text. */
function withUnseen(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  return `${text.slice(0, at)}${random.pick(UNSEEN)}${text.slice(at)}`
}

/** Any assigned character of the basic plane: the rules' ranges must know which ones are letters. */
function basicCharacter(random: Random): string {
  for (;;) {
    const character = String.fromCharCode(0x20 + random.below(0xff_e0))
    if (!/[\p{Cn}\p{Cs}\p{Co}\p{Cc}]/u.test(character)) return character
  }
}

function otherTemplates(templateId: string, picture: string): readonly Data[] {
  return [templateId === 'uzay' ? `/orman/${picture}.webp` : `/uzay/${picture}.webp`, 'https://example.com/x.webp', '']
}
