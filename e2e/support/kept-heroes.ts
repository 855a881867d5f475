/** Heroes kept for the next tale, for specs that start after the parent's consent. */
import { expect, type Page } from '@playwright/test'
import { encodeFace } from '#domain/face-features.ts'
import { PATHS } from '#domain/site-paths.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { database, type Account } from '../../tests/support/local-env.ts'
import { putStories } from './stories.ts'

export const DEFNE_ID = '0123456789abcdef0123'
const ALI_ID = '0123456789abcdef0124'
const DAY_MS = 86_400_000
const someDay = Date.UTC(2026, 10, 14, 12)
/** Portraits of the book, one for each child. */
const PORTRAITS = ['sihirli-orman-macerasi_1700000000001', 'sihirli-orman-macerasi_1700000000002'] as const

const kept = (portrait: string, child: { childName: 'Defne' | 'Ali' } & Record<string, unknown>) => ({
  ...child,
  heroLook: 'drawn',
  portraitUrl: '/stories/sihirli-orman-macerasi/transformed.avif',
  keptAt: someDay,
  keptUntil: someDay + 730 * DAY_MS,
  portraits: { [portrait]: true },
})

/** Stores a book with two heroes. @param names heroes that the parent has agreed to keep. @returns the book's id */
export async function putBookOfHeroes({ uid }: Account, names: readonly ('Defne' | 'Ali')[]): Promise<string> {
  const heroes = {
    [DEFNE_ID]: kept(PORTRAITS[0], {
      ...{ childName: 'Defne', childAge: 5, childGender: 'female', heroFeatures: encodeFace(SAMPLE_FACES.female) },
    }),
    [ALI_ID]: kept(PORTRAITS[1], {
      ...{ childName: 'Ali', childAge: 3, childGender: 'male', heroFeatures: encodeFace(SAMPLE_FACES.male) },
    }),
  }
  await database.write(
    `heroes/${uid}`,
    Object.fromEntries(Object.entries(heroes).filter(([, { childName }]) => names.includes(childName))),
  )
  const [transformId, ofAli] = PORTRAITS
  const transformedPhotoUrl = '/stories/sihirli-orman-macerasi/transformed.avif'
  const book = finishedStory(uid)
  await putStories(uid, [
    {
      ...book,
      title: 'Defne ile Ali’nin Sihirli Orman Macerası',
      transformId,
      siblings: {
        'sibling-1': { childName: 'Ali', childAge: 3, childGender: 'male', transformId: ofAli, transformedPhotoUrl },
      },
    } as typeof book,
  ])
  return book.id
}

export async function openNextTale(page: Page, storyId: string): Promise<void> {
  await page.goto(`${PATHS.myStories}?next=${storyId}`)
  await expect(page.getByRole('dialog').getByRole('button', { name: /Uzay Yolculuğu/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: KEPT_HEROES.title })).toBeVisible()
}
