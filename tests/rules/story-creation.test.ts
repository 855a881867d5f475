import { describe, expect, test } from 'vitest'
import { CHANGES, FACE } from './fuzz/fields.ts'
import { PARENT, rulesWorld, STRANGER, VISITOR, withPriority } from './rules-world.ts'
import { begin, seedForStory, STORY_ID, STORY_PATH, storyRecord, TEMPLATE_ID, TRANSFORM_ID } from './story-record.ts'

const emptyDatabase = rulesWorld()

/** Uses the portrait that the database already has. */
function sibling() {
  const { transformId, transformedPhotoUrl } = storyRecord()
  return { childName: 'Ali', childAge: 4, childGender: 'female', transformId, transformedPhotoUrl }
}

async function database() {
  const made = emptyDatabase()
  await seedForStory(made)
  return made
}

describe('creating a story', () => {
  test('accepts the new story that the app writes', async () => {
    expect((await begin(await database(), PARENT, STORY_PATH, storyRecord())).status).toBe(200)
  })

  test.each([
    ['a dedication', { dedication: 'Canım kızıma' }],
    ['the ending that the parent chose', { childNameForm: "Çiğdem'in" }],
    ['no pictures of the template', { thumbnailUrl: null, coverImageUrl: null }],
    ['empty lists, which the database drops', { imageURLs: [], storyTexts: [], narrationURLs: [] }],
    ['a name of 40 letters', { childName: 'Ş'.repeat(40) }],
    ['a name in another script', { childName: 'مريم' }],
    ['a Vietnamese name', { childName: 'Ọ' }],
    ['one letter among digits', { childName: '1ნ2' }],
    ['a Persian name with its joiner', { childName: 'علی\u200cرضا' }],
    ['a family of pictures', { childName: 'Ada 👨\u200d👩\u200d👧' }],
    ['a title of one letter', { title: 'a' }],
    ['a title of 200 letters', { title: 'a'.repeat(200) }],
    ['a description of 2000 letters', { description: 'a'.repeat(2000) }],
    ['ten tags of 60 letters', { tags: Array.from({ length: 10 }, () => 'a'.repeat(60)) }],
    ['a name form of 60 letters', { childNameForm: 'a'.repeat(60) }],
    ['one page', { numberOfPages: 1 }],
    ['200 pages', { numberOfPages: 200 }],
    ['the youngest age', { childAge: 2 }],
    ['the oldest age', { childAge: 8 }],
    ['a boy', { childGender: 'male' }],
    ['a dedication of 140 letters', { dedication: 'a'.repeat(140) }],
    ['a face out of the photo', { heroLook: 'photo' }],
    [
      'own words for the first page and the last',
      { ownTexts: { 'text-0': 'Bir gün {child}…', 'text-11': 'a'.repeat(2000) } },
    ],
    ['a sister', { siblings: { 'sibling-1': sibling() } }],
    [
      'a sister and a brother',
      {
        siblings: {
          'sibling-1': sibling(),
          'sibling-2': { ...sibling(), childGender: 'male', childNameForm: "Max'in" },
        },
      },
    ],
    [
      'a sister who is drawn too',
      { heroLook: 'drawn', heroFeatures: FACE, siblings: { 'sibling-1': { ...sibling(), heroFeatures: FACE } } },
    ],
    ['a drawn face', { heroLook: 'drawn', heroFeatures: '1312100444444' }],
    ['the last of each feature', { heroLook: 'drawn', heroFeatures: '1979411888888' }],
  ])('accepts a new story with %s', async (_, change) => {
    expect((await begin(await database(), PARENT, STORY_PATH, { ...storyRecord(), ...change })).status).toBe(200)
  })

  test.each([
    ['another id', { id: 'x' }],
    ['another user', { userId: STRANGER.uid }],
    ["somebody else's e-mail", { userEmail: STRANGER.email }],
    ['a template that does not exist', { templateId: 'yok' }],
    ['an empty template', { templateId: '' }],
    ['a template that is a number', { templateId: 5 }],
    ['an empty name', { childName: '' }],
    ['a name without a letter', { childName: '123 !' }],
    ['a name of digits of another script', { childName: '१२३' }],
    ['a name of pictures', { childName: '👧🏽' }],
    ['a name that is no text', { childName: { length: 5 } }],
    ['a name of 41 letters', { childName: 'Ş'.repeat(41) }],
    ['a name of 1 MB', { childName: 'a'.repeat(1_000_000) }],
    ['a name that is a number', { childName: 7 }],
    ['a name that turns the direction of reading', { childName: 'A\u202eli' }],
    ['a name with an isolate', { childName: '\u2068Ali\u2069' }],
    ['a name with a space of no width', { childName: 'A\u200bli' }],
    ['a name with a control', { childName: 'A\u0007li' }],
    ['a name of two lines', { childName: 'Ali\nCan' }],
    ['a name that is blank', { childName: '\u3164' }],
    ['an age of 1', { childAge: 1 }],
    ['an age of 9', { childAge: 9 }],
    ['an age of 4.5', { childAge: 4.5 }],
    ['an age that is text', { childAge: '5' }],
    ['another gender', { childGender: 'other' }],
    ['no gender', { childGender: null }],
    ['a transformation that does not exist', { transformId: 'yok' }],
    ['an empty transformation id', { transformId: '' }],
    ['a transformation id with a slash', { transformId: `${TRANSFORM_ID}/` }],
    ['another portrait', { transformedPhotoUrl: '/media/other/portrait.webp' }],
    ['the status completed', { status: 'completed' }],
    ['the payment status paid', { paymentStatus: 'paid' }],
    ['a creation time of its own', { createdAt: 1 }],
    ['an update time of its own', { updatedAt: 1 }],
    ['no update time', { updatedAt: null }],
    ['an empty title', { title: '' }],
    ['a title of 201 letters', { title: 'a'.repeat(201) }],
    ['a title that is a list', { title: ['a'] }],
    ['a title that is no text', { title: { length: 5 } }],
    ['a title that turns the direction of reading', { title: "Ali\u202e'nin Masalı" }],
    ['a description that is no text', { description: { length: 5 } }],
    ['a dedication that is no text', { dedication: { length: 5 } }],
    ['a name form that is no text', { childNameForm: { length: 5 } }],
    ['a name form that turns the direction of reading', { childNameForm: "Ali\u202e'nin" }],
    ['a tag that is no text', { tags: [{ length: 5 }] }],
    ['a description of 2001 letters', { description: 'a'.repeat(2001) }],
    ['tags that are text', { tags: 'a' }],
    ['eleven tags', { tags: Array.from({ length: 11 }, () => 'a') }],
    ['a tag of 61 letters', { tags: ['a'.repeat(61)] }],
    ['a tag under a name', { tags: { first: 'a' } }],
    ['a tag that is a number', { tags: [1] }],
    ['a number of pages that is text', { numberOfPages: '12' }],
    ['no pages', { numberOfPages: 0 }],
    ['201 pages', { numberOfPages: 201 }],
    ['12.5 pages', { numberOfPages: 12.5 }],
    ['a thumbnail of its own', { thumbnailUrl: 'https://example.com/x.webp' }],
    ['a cover of its own', { coverImageUrl: 'https://example.com/x.webp' }],
    ['a completion already counted', { analyticsTracked: true }],
    ['a dedication of 141 letters', { dedication: 'a'.repeat(141) }],
    ['a dedication that is a number', { dedication: 1 }],
    ['a name form of 61 letters', { childNameForm: 'a'.repeat(61) }],
    ['another look', { heroLook: 'painted' }],
    ['a drawn look without a face', { heroLook: 'drawn' }],
    ['no siblings in a list', { siblings: 'Ali' }],
    ['a third sibling', { siblings: { 'sibling-1': sibling(), 'sibling-3': sibling() } }],
    ['a second sibling without a first', { siblings: { 'sibling-2': sibling() } }],
    ['a sibling without a name', { siblings: { 'sibling-1': { ...sibling(), childName: null } } }],
    ['a sibling without an age', { siblings: { 'sibling-1': { ...sibling(), childAge: null } } }],
    ['a sibling of 9', { siblings: { 'sibling-1': { ...sibling(), childAge: 9 } } }],
    ['a sibling of another gender', { siblings: { 'sibling-1': { ...sibling(), childGender: 'other' } } }],
    [
      'a sibling whose name turns the direction of reading',
      { siblings: { 'sibling-1': { ...sibling(), childName: 'A\u202eli' } } },
    ],
    ['a sibling of 41 letters', { siblings: { 'sibling-1': { ...sibling(), childName: 'Ş'.repeat(41) } } }],
    ['a sibling without a portrait', { siblings: { 'sibling-1': { ...sibling(), transformId: 'yok' } } }],
    [
      'a sibling with another portrait',
      { siblings: { 'sibling-1': { ...sibling(), transformedPhotoUrl: '/media/other' } } },
    ],
    ['a sibling who alone is drawn', { siblings: { 'sibling-1': { ...sibling(), heroFeatures: FACE } } }],
    [
      'a sibling who alone is not drawn',
      { heroLook: 'drawn', heroFeatures: FACE, siblings: { 'sibling-1': sibling() } },
    ],
    ['a sibling with more than that', { siblings: { 'sibling-1': { ...sibling(), heroKey: 'x' } } }],
    ['own words for a page that there is not', { ownTexts: { 'text-12': 'a' } }],
    ['own words in a list', { ownTexts: ['a'] }],
    ['own words that are none', { ownTexts: { 'text-0': '' } }],
    ['own words of 2001 letters', { ownTexts: { 'text-0': 'a'.repeat(2001) } }],
    ['own words that are a number', { ownTexts: { 'text-0': 1 } }],
    ['own words that turn the direction of reading', { ownTexts: { 'text-0': 'A\u202eli' } }],
    ['a face of no look', { heroFeatures: '1312100444444' }],
    ['a face beside the photo', { heroLook: 'photo', heroFeatures: '1312100444444' }],
    ['a face of another kit', { heroLook: 'drawn', heroFeatures: '2312100444444' }],
    ['a colour of hair that there is not', { heroLook: 'drawn', heroFeatures: '1382100444444' }],
    ['a face that is a number', { heroLook: 'drawn', heroFeatures: 1312100444444 }],
    ['words for a face', { heroLook: 'drawn', heroFeatures: 'Defne, 5' }],
    ['pictures', { imageURLs: ['https://example.com/x.webp'] }],
    ['places for its words', { textBoxes: [{ x: 0.1, y: 0.1, w: 0.3, h: 0.5 }] }],
    ['progress', { progress: { step: 'publish', done: 1, of: 1 } }],
    ['a field that nobody knows', { note: 'x' }],
  ])('refuses a new story with %s', async (_, change) => {
    expect((await begin(await database(), PARENT, STORY_PATH, { ...storyRecord(), ...change })).status).toBe(401)
  })

  test.each(Object.keys(storyRecord()).filter((field) => !['thumbnailUrl', 'coverImageUrl'].includes(field)))(
    'refuses a new story without %s',
    async (field) => {
      expect((await begin(await database(), PARENT, STORY_PATH, { ...storyRecord(), [field]: null })).status).toBe(401)
    },
  )

  const optional = { ...CHANGES, childNameForm: "Çiğdem'in", heroLook: 'drawn', heroFeatures: FACE }
  test.each(Object.entries({ ...storyRecord(), ...optional }))(
    'refuses a new story with a priority of the field %s',
    async (field, value) => {
      const record = { ...storyRecord(), ...optional, [field]: withPriority(value) }
      expect((await begin(await database(), PARENT, STORY_PATH, record)).status).toBe(401)
    },
  )

  test.each([
    ['the record', withPriority(storyRecord())],
    ['a tag', { ...storyRecord(), tags: { 0: withPriority('Kız') } }],
  ])('refuses a new story with a priority of %s', async (_, record) => {
    expect((await begin(await database(), PARENT, STORY_PATH, record)).status).toBe(401)
  })

  test('refuses a new story without template and its pictures', async () => {
    const change = { templateId: null, thumbnailUrl: null, coverImageUrl: null }
    expect((await begin(await database(), PARENT, STORY_PATH, { ...storyRecord(), ...change })).status).toBe(401)
  })

  test.each(['', 'yok'])("refuses a story of the missing template '%s' even under its own id", async (templateId) => {
    const id = `${templateId}_${PARENT.uid}_1790000000001`
    const record = { ...storyRecord(), id, templateId, thumbnailUrl: null, coverImageUrl: null }
    expect((await begin(await database(), PARENT, `userStories/${PARENT.uid}/${id}`, record)).status).toBe(401)
  })

  test.each([
    ['a time of 12 digits', `${TEMPLATE_ID}_${PARENT.uid}_179000000000`],
    ['a time of 14 digits', `${TEMPLATE_ID}_${PARENT.uid}_17900000000011`],
    ['a time with a letter', `${TEMPLATE_ID}_${PARENT.uid}_179000000000a`],
    ['another template, as long', `denizalti_abc_${PARENT.uid}_1790000000001`],
    ['another user, as long', `${TEMPLATE_ID}_anne_2_1790000000001`],
    ['something between user and time', `${TEMPLATE_ID}_${PARENT.uid}_x_1790000000001`],
  ])('refuses a new story under an id with %s', async (_, id) => {
    const answer = await begin(await database(), PARENT, `userStories/${PARENT.uid}/${id}`, { ...storyRecord(), id })
    expect(answer.status).toBe(401)
  })

  test('refuses a new story while its transformation is still running', async () => {
    const made = await database()
    await made.seed(`transformations/${PARENT.uid}/${TRANSFORM_ID}/status`, 'processing')
    expect((await begin(made, PARENT, STORY_PATH, storyRecord())).status).toBe(401)
  })

  test.each([
    ['a visitor', VISITOR],
    ['a stranger', STRANGER],
    ['a user without an e-mail', { uid: PARENT.uid }],
  ])('refuses a new story by %s', async (_, user) => {
    expect((await begin(await database(), user, STORY_PATH, storyRecord())).status).toBe(401)
  })

  test('refuses a new story over an existing record', async () => {
    const made = await database()
    await made.seed(STORY_PATH, storyRecord())
    expect((await begin(made, PARENT, STORY_PATH, storyRecord())).status).toBe(401)
  })

  test('refuses a new story if its order exists', async () => {
    const made = await database()
    await made.seed(`orders/${STORY_ID}`, { state: 'expired' })
    expect((await begin(made, PARENT, STORY_PATH, storyRecord())).status).toBe(401)
  })

  test('refuses a new story without a clean-up that plans its end', async () => {
    const noVisit = { [`housekeeping/${PARENT.uid}`]: null }
    expect((await begin(await database(), PARENT, STORY_PATH, storyRecord(), noVisit)).status).toBe(401)
  })

  test('refuses a write of only a part of a new story', async () => {
    const made = await database()
    expect((await made.put(PARENT, `${STORY_PATH}/title`, 'Masal')).status).toBe(401)
    expect((await made.patch(PARENT, STORY_PATH, { title: 'Masal', updatedAt: { '.sv': 'timestamp' } })).status).toBe(
      401,
    )
  })

  test('refuses a new story after the account’s erasure has begun', async () => {
    const made = await database()
    await made.seed(`erasures/${PARENT.uid}`, { startedAt: 1 })
    expect((await begin(made, PARENT, STORY_PATH, storyRecord())).status).toBe(401)
  })
})
