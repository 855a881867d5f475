/**
 * An illustrator whose provider paints over our pictures: the built-in page gives composition, clothes and space for
 * text, the painter adds brushwork and light.
 */
import sharp, { type Sharp } from 'sharp'
import { PHOTO_MAX_PIXELS } from '#media/photo.ts'
import { COVER_SIZE, SPREAD_SIZE, type PictureSize } from '#media/picture.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { builtInIllustrator, pictureApart } from '../built-in/illustrator.ts'
import { letteringLayers } from '../built-in/page.ts'
import type { ReadPlate } from '#stories/plates.ts'
import type { Hero, Illustrator, MadeMedia } from '../studio.ts'
import { ALWAYS_ASK, type Breaker } from './breaker.ts'
import { PAGE_BUDGET, PORTRAIT_BUDGET } from './budgets.ts'
import { fromCanvas, toCanvas } from './fit-picture.ts'
import type { Painter, SourceImage } from './painter.ts'
import { retry, type RetryBudget, type Wait } from './retry.ts'
import { portraitOfPainting } from './portrait-of-painting.ts'
import { pagePrompt, PORTRAIT_PROMPT } from './prompts.ts'
import { ProviderFailure } from './provider-failure.ts'

const PHOTO_SIZE: PictureSize = { w: 1024, h: 1024 }
const QUALITY = 86

export interface Circumstances {
  /** Receives the reason why the built-in illustrator took over. */
  report: (failure: Problem) => void
  readPlate: ReadPlate
  breaker?: Breaker
  wait?: Wait
  budget?: { portrait: RetryBudget; page: RetryBudget }
}

/**
 * If the painter fails for good at the portrait, the built-in illustrator makes it, and the whole book with it: the
 * parent has not agreed to anything yet. Later no illustrator takes over: a page that cannot be painted is a Problem,
 * never a page in another style.
 */
export function paintedIllustrator(painter: Painter, circumstances: Circumstances): Illustrator {
  const {
    report,
    readPlate,
    breaker = ALWAYS_ASK,
    wait,
    budget = { portrait: PORTRAIT_BUDGET, page: PAGE_BUDGET },
  } = circumstances

  const paint = (
    prompt: string,
    images: readonly SourceImage[],
    size: PictureSize,
    limit: RetryBudget,
  ): Promise<Buffer> => {
    const canvas = painter.canvasFor(size)
    const attempt = async (signal: AbortSignal) =>
      fromCanvas(painter.name, await painter.paint({ prompt, images, canvas }, signal), canvas, size)
    return breaker.guard(painter.name, () => retry(painter.name, limit, attempt, wait))
  }

  async function paintPage(page: MadeMedia, heroes: readonly Hero[], size: PictureSize): Promise<Buffer> {
    const faces = heroes.map((hero): SourceImage => {
      if (!('face' in hero)) throw new Problem('production-failed', 'A painter needs heroes out of photos')
      return { bytes: new Uint8Array(hero.face), contentType: 'image/png' }
    })
    if (faces.length === 0) throw new Problem('production-failed', 'A page without a hero')
    const source = await toCanvas(page.bytes, painter.canvasFor(size))
    return paint(pagePrompt(faces.length), [source, ...faces], size, budget.page)
  }

  return {
    async portrait(photo, world) {
      const source = await squareOf(photo)
      try {
        const painting = await paint(PORTRAIT_PROMPT, [source], PHOTO_SIZE, budget.portrait)
        return await portraitOfPainting(readPlate, painting, { world, maker: painter.name })
      } catch (error) {
        const problem = asProblem(error)
        if (!(error instanceof ProviderFailure) && problem.code !== 'unavailable') throw error
        report(problem)
        return builtInIllustrator(readPlate).portrait(photo, world)
      }
    },

    async picture(heroes, scene) {
      const { picture, lettering } = await pictureApart(readPlate, heroes, scene)
      const painting = sharp(await paintPage(picture, heroes, scene.name === 'cover' ? COVER_SIZE : SPREAD_SIZE))
      return webp(painting.composite(letteringLayers(lettering)))
    },
  }
}

/** The photo to send: its middle square, like in `cropFace`, without the file's metadata. */
async function squareOf(photo: Uint8Array): Promise<SourceImage> {
  try {
    const bytes = await sharp(photo, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(PHOTO_SIZE.w, PHOTO_SIZE.h, { fit: 'cover' })
      .jpeg({ quality: 92 })
      .toBuffer()
    return { bytes: new Uint8Array(bytes), contentType: 'image/jpeg' }
  } catch (error) {
    throw new Problem('photo-unreadable', 'The photo cannot be decoded', { cause: error })
  }
}

const webp = async (picture: Sharp): Promise<MadeMedia> =>
  media(await picture.removeAlpha().webp({ quality: QUALITY }).toBuffer(), 'image/webp')

const media = (bytes: Buffer, contentType: string): MadeMedia => ({ bytes: new Uint8Array(bytes), contentType })
