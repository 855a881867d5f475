/** The studio's interface, as types alone: `choose-*.ts` beside it make what is configured, for the functions that need it. */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { PrintFormat } from '#domain/printed-book.ts'
import type { TextBox } from '#domain/text-box.ts'
import type { SpokenWord } from '#media/spoken-word.ts'
import type { BookScene, TaleOfBook } from '#stories/compose.ts'
import type { StoryWorld } from '#stories/story-world.ts'

/** A picture or a clip as it is stored and served. */
export interface MadeMedia {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** A child as it stands in a book. The same face is on every page: what `portrait` made of a photo, or one that is drawn. */
export type Hero = {
  name: string
  age: number
  gender: Gender
  /** The genitive that the parent chose, for the cover's title. */
  childNameForm?: string
} & ({ face: Uint8Array } | { drawn: FaceFeatures })

export interface Portrait {
  /** PNG, 480x520, transparent round the face: stored privately for as long as the book may be made. */
  face: MadeMedia
  /** PNG of the same size, before the story's frame has lit the face: stored beside it, for a tale with another frame. */
  unlit: MadeMedia
  /** WebP, 900x1125: the hero in the story's clothes, for the parent. */
  picture: MadeMedia
  /** Features for drawing a face, measured in the photo: a first result, which the parent corrects. */
  features: FaceFeatures
}

export interface Illustrator {
  /**
   * @param photo an image file with one face; where none can be found, it is taken to fill the middle oval of the middle
   * square (56 % wide, 72 % high), into which the parent has put it
   * @param world the hero wears its clothes; default: the first of the library
   * @throws Problem 'photo-unreadable' | 'photo-too-many-pixels', and 'budget-used-up' where a provider may not be asked today
   */
  portrait(photo: Uint8Array, world?: StoryWorld): Promise<Portrait>
  /** A page of the book as WebP: a spread of 2200x1100, or the cover of 1100x1466 with the child's name and the title on it. */
  picture(heroes: readonly Hero[], scene: BookScene): Promise<MadeMedia>
}

/** A studio outside, which is sent a photo and delivers a painting of it later, if it does: see `story-webhook`. */
export interface Producer {
  /**
   * @param job what the delivery will name
   * @param photo JPEG, as `Illustrator.portrait` takes it
   * @throws Problem where the producer does not take it, 'budget-used-up' where it may not be asked today
   */
  order(job: string, photo: Uint8Array): Promise<void>
}

/** A producer's result for the photo of a job: a picture, its address, or a sentence for the parent. */
export type Delivery = { job: string } & (
  { picture: Uint8Array<ArrayBuffer> } | { pictureUrl: string } | { error: string }
)

/** A face in the private store. */
export interface KeptFace {
  face: Uint8Array
  unlit: Uint8Array | null
}

/** Makes portraits, from the received photo to the hero. */
export interface PortraitStudio {
  /**
   * Finds the fault that would spoil the portrait.
   * @throws Problem 'photo-unreadable'
   */
  faultOf(photo: Uint8Array): Promise<PhotoFault | null>
  portrait: Illustrator['portrait']
  /**
   * @param painting what a producer delivered: a square that keeps the photo's framing
   * @throws Problem 'transformation-failed' for what is no picture
   */
  portraitOfPainting(painting: Uint8Array, world?: StoryWorld): Promise<Portrait>
  /**
   * Draws a stored hero in a story's clothes and light. No provider is asked or paid.
   * @param kept `face` is that of `Portrait`; `unlit` is null for older portraits, whose light cannot be changed
   */
  portraitOfKept(kept: KeptFace, world?: StoryWorld): Promise<Omit<Portrait, 'unlit' | 'features'>>
  /** Draws a hero from the features of its face. `face` is the drawn head, in the place of a photo's. No provider is asked or paid. */
  portraitOfDrawn(
    drawn: FaceFeatures,
    gender: Gender,
    world?: StoryWorld,
  ): Promise<Omit<Portrait, 'unlit' | 'features'>>
  /** Asked first where there is one. */
  producer?: Producer | undefined
}

/** MP3, mono, for every browser. */
export interface Clip extends MadeMedia {
  /** The same in Opus (Ogg), clearer at the same bytes, for those that play it. */
  opus: MadeMedia
  durationMs: number
  /** In the order of the text, for read-along; both files hold them too (packages/media/word-times.ts). */
  words: readonly SpokenWord[]
}

/**
 * Converts a person's recording of a page to a clip: as loud as every clip, with its words at their times.
 * @param samples mono, −1 … 1
 * @throws Problem 'recording-silent' | 'recording-too-short' if it is no reading of the text
 */
export type ClipOfRecording = (samples: Float32Array, sampleRate: number, text: string) => Promise<Clip>

/** To whom, and where in the book. */
export interface Reading {
  /** In years: the youngest are read to more slowly. */
  age?: number
  /** True for the last spread, which is read even more slowly: the child falls asleep. */
  isLastSpread?: boolean
}

export interface Narrator {
  /** Reader's name, printed in the book. */
  name: string
  /**
   * One clip. Paragraphs are parted by an empty line; a pause stands between them. A voice that is lent may read at its own pace.
   * @throws Problem 'unavailable' where another try may help, 'budget-used-up' where one of tomorrow may, 'production-failed' where none will
   */
  speak(text: string, reading?: Reading): Promise<Clip>
  /** Reads the whole book anew if this one fails for good: no book has two voices. */
  substitute?: Narrator
}

/** A finished book as its record tells it. */
export interface BookToPrint extends TaleOfBook {
  heroes: readonly Hero[]
  /** Names for the last page. */
  names: string
  title: string
  dedication?: string | undefined
  /** Two a spread. */
  storyTexts: readonly string[]
  /** One a text, in shares of its spread's painting. */
  textBoxes: readonly TextBox[]
}

/**
 * Draws the pages again, as large as a press needs them.
 * @returns PDF
 * @throws Problem 'print-not-drawn' for a face whose pages somebody else has painted
 */
export type PrintBook = (book: BookToPrint, format: PrintFormat) => Promise<MadeMedia>

export interface Studio {
  illustrator: Illustrator
  narrator: Narrator
}
