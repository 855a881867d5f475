/**
 * The studio's interface, as types only: `choose-*.ts` beside it create the configured parts, for the functions that
 * need them.
 */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { PrintFormat } from '#domain/printed-book.ts'
import type { TextBox } from '#domain/text-box.ts'
import type { SpokenWord } from '#media/spoken-word.ts'
import type { BookScene, TaleOfBook } from '#stories/compose.ts'
import type { StoryWorld } from '#stories/story-world.ts'

/** A picture or a clip in its stored and served form. */
export interface MadeMedia {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** A child in a book. The same face is on every page: the one that `portrait` made of a photo, or a drawn one. */
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
  /** PNG of the same size, without the light of the story's frame: stored beside it, for a tale with another frame. */
  unlit: MadeMedia
  /** WebP, 900x1125: the hero in the story's clothes, for the parent. */
  picture: MadeMedia
  /** Features for drawing a face, measured in the photo: a first result, which the parent corrects. */
  features: FaceFeatures
}

export interface Illustrator {
  /**
   * @param photo an image file with one face; if none is found, the face is assumed in the middle oval of the middle
   * square (56 % wide, 72 % high), where the parent placed it
   * @param world the hero wears its clothes; default: the first of the library
   * @throws Problem 'photo-unreadable' | 'photo-too-many-pixels', and 'budget-used-up' if the provider's budget of the
   * day is used up
   */
  portrait(photo: Uint8Array, world?: StoryWorld): Promise<Portrait>
  /** A page of the book as WebP: a spread of 2200x1100, or the cover of 1100x1466 with the child's name and the title on it. */
  picture(heroes: readonly Hero[], scene: BookScene): Promise<MadeMedia>
}

/** An outside studio: it receives a photo and may deliver a painting of it later, see `story-webhook`. */
export interface Producer {
  /**
   * @param job the name that the delivery will repeat
   * @param photo JPEG, as for `Illustrator.portrait`
   * @throws Problem if the producer refuses it, 'budget-used-up' if the budget of the day is used up
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
   * @param painting the producer's delivery: a square that keeps the photo's framing
   * @throws Problem 'transformation-failed' if it is no picture
   */
  portraitOfPainting(painting: Uint8Array, world?: StoryWorld): Promise<Portrait>
  /**
   * Draws a stored hero in a story's clothes and light. Calls no provider and costs nothing.
   * @param kept `face` is that of `Portrait`; `unlit` is null for older portraits, whose light cannot be changed
   */
  portraitOfKept(kept: KeptFace, world?: StoryWorld): Promise<Omit<Portrait, 'unlit' | 'features'>>
  /**
   * Draws a hero from the features of its face. `face` is the drawn head instead of a photo's. Calls no provider and
   * costs nothing.
   */
  portraitOfDrawn(
    drawn: FaceFeatures,
    gender: Gender,
    world?: StoryWorld,
  ): Promise<Omit<Portrait, 'unlit' | 'features'>>
  /** If set, it gets each photo first. */
  producer?: Producer | undefined
}

/** MP3, mono, for every browser. */
export interface Clip extends MadeMedia {
  /** The same in Opus (Ogg), clearer at the same size, for browsers that play it. */
  opus: MadeMedia
  durationMs: number
  /** In the order of the text, for read-along; both files contain them too (packages/media/word-times.ts). */
  words: readonly SpokenWord[]
}

/**
 * Converts a person's recording of a page to a clip: as loud as every clip, with word times.
 * @param samples mono, −1 … 1
 * @throws Problem 'recording-silent' | 'recording-too-short' if it is no reading of the text
 */
export type ClipOfRecording = (samples: Float32Array, sampleRate: number, text: string) => Promise<Clip>

/** The listener's age, and the position in the book. */
export interface Reading {
  /** In years: the youngest hear a slower voice. */
  age?: number
  /** True for the last spread, which is read even more slowly: the child falls asleep. */
  isLastSpread?: boolean
}

export interface Narrator {
  /** Name of the narrator, printed in the book. */
  name: string
  /**
   * Makes one clip. An empty line separates paragraphs; the clip pauses between them. A provider's voice may choose its
   * own speed.
   * @throws Problem 'unavailable' if a retry may help, 'budget-used-up' if a retry tomorrow may help,
   * 'production-failed' if no retry will help
   */
  speak(text: string, reading?: Reading): Promise<Clip>
  /** Reads the whole book again if this narrator fails for good: no book has two voices. */
  substitute?: Narrator
}

/** The data of a finished book, from its record. */
export interface BookToPrint extends TaleOfBook {
  heroes: readonly Hero[]
  /** Names for the last page. */
  names: string
  title: string
  dedication?: string | undefined
  /** Two for each spread. */
  storyTexts: readonly string[]
  /** One for each text, as shares of its spread's painting. */
  textBoxes: readonly TextBox[]
}

/**
 * Draws the pages again, in the size for a press.
 * @returns PDF
 * @throws Problem 'print-not-drawn' for a face whose pages another painter has made
 */
export type PrintBook = (book: BookToPrint, format: PrintFormat) => Promise<MadeMedia>

export interface Studio {
  illustrator: Illustrator
  narrator: Narrator
}
