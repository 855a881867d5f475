/** The wizard with a book of three children. */
import { expect } from '@playwright/test'
import { CREATE_STORY } from '#text/create-story.ts'
import { familyDraft } from '../support/family-draft.ts'
import { wizardOf } from '../support/parent.ts'
import { FAVOURITE, openWizardWithDraft } from '../support/rooms.ts'
import { goBackAStep, expectFamilyCover } from '../support/siblings.ts'
import type { Screen, Stage } from './screen.ts'

const TOGETHER = 'Defne, Ali ve Can'

const toPhotos = ({ page, account }: Stage, ready: readonly boolean[]) =>
  openWizardWithDraft(page, account, familyDraft(FAVOURITE, ready))

async function toFamily(stage: Stage): Promise<void> {
  await toPhotos(stage, [false, false, false])
  await goBackAStep(stage.page)
  await expect(wizardOf(stage.page).getByRole('button', { name: CREATE_STORY.siblingEdit('Ali') })).toBeVisible()
}

export const SIBLING_SCREENS: readonly Screen[] = [
  {
    name: 'siblings-family',
    open: async (stage) => {
      await toFamily(stage)
      await wizardOf(stage.page)
        .getByRole('button', { name: CREATE_STORY.siblingEdit('Can') })
        .scrollIntoViewIfNeeded()
    },
    evening: 'too',
  },
  {
    name: 'siblings-one',
    open: async (stage) => {
      await toFamily(stage)
      await wizardOf(stage.page)
        .getByRole('button', { name: CREATE_STORY.siblingEdit('Ali') })
        .click()
      await expect(wizardOf(stage.page).getByLabel(CREATE_STORY.siblingNameLabel)).toHaveValue('Ali')
    },
  },
  {
    name: 'siblings-photos',
    open: async (stage) => {
      await toPhotos(stage, [true, false, false])
      await wizardOf(stage.page)
        .getByRole('tab', { name: CREATE_STORY.photoIsReady('Defne') })
        .click()
      await expect(wizardOf(stage.page).getByRole('button', { name: CREATE_STORY.photoNext('Ali') })).toBeVisible()
    },
  },
  {
    name: 'siblings-preview',
    open: async (stage) => {
      await toPhotos(stage, [true, true, true])
      await expectFamilyCover(stage.page, TOGETHER)
    },
    sample: true,
    evening: 'too',
  },
  {
    name: 'siblings-pages',
    open: async (stage) => {
      await toPhotos(stage, [true, true, true])
      await expectFamilyCover(stage.page, TOGETHER)
      await wizardOf(stage.page).getByRole('button', { name: CREATE_STORY.previewOpen }).click()
      await expect(
        wizardOf(stage.page).getByRole('img', { name: CREATE_STORY.previewSpread(TOGETHER, 1) }),
      ).toBeVisible()
    },
  },
]
