/** A story world's data for the studio (server) and a preview (browser): texts, and scenes as SVG layers. */
import type { Gender } from '#domain/child.ts'
import type { FaceFeatures } from '#domain/face-features.ts'
import type { PictureSize } from '#media/picture.ts'
import type { StoryScript } from './script.ts'

/** Ages of a hero's proportions: 2–3, 4–5 and 6–8 years are drawn as these. */
export type HeroAge = 3 | 5 | 7
export const heroAgeOf = (age: number): HeroAge => (age <= 3 ? 3 : age <= 5 ? 5 : 7)
/** Height of a child, in heads. */
export const HEADS_HIGH: Readonly<Record<HeroAge, number>> = { 3: 3.2, 5: 3.8, 7: 4.6 }
/** A free head is larger relative to its body than a framed one, as in picture books. */
export const FREE_HEADS_HIGH: Readonly<Record<HeroAge, number>> = { 3: 3, 5: 3.25, 7: 3.8 }

/** Colours of the hands, taken from the face. */
export interface Skin {
  base: string
  dark: string
  light: string
  blush: string
}
/** A child in a scene. `face`: data URI of a photo's portrait, 480x520, face in the middle; empty for a drawn child. */
export interface SceneHero {
  face: string
  /** Absent for a face cut from a photo, which cannot be turned: it stays in its frame. */
  drawn?: FaceFeatures | undefined
  age: HeroAge
  gender: Gender
  skin: Skin
}
/** Children of a scene: the hero, then sisters and brothers, in the parent's order. */
export type SceneHeroes = readonly [SceneHero, ...SceneHero[]]
export interface SceneGiven {
  heroes: SceneHeroes
  seed?: number
}
/** Size of the picture that a parent sees after the photo, in pixels. */
export const PORTRAIT_SIZE: PictureSize = { w: 900, h: 1125 }
/** Size of the painting under 'Son': a page of the book. */
export const ENDING_SIZE: PictureSize = { w: 960, h: 1080 }
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
/** `ink`: dark text on a light area; default: light text. */
export interface InkBox extends Box {
  ink?: 'dark'
}
/**
 * Complete SVG documents to be stacked: `back` and `front` as large as the page, `hero` as large as `heroBox`. The box
 * may extend beyond the page's right and lower edge. Only `hero` and its box depend on the children: the other two are
 * rendered once and stored.
 */
export interface SceneLayers {
  size: PictureSize
  heroBox: Box
  back: string
  hero: string
  front: string
  /** Calm areas: left and right text, on the cover title and subtitle. */
  text: readonly InkBox[]
  /** Faces of companions, and every acting hand: no text comes near them. A hero's face is found by its slot. */
  faces?: readonly Box[]
}
/** 'cover', 'portrait', 'spread-1' … */
export type SceneName = 'cover' | 'portrait' | `spread-${number}`
/** Layers that are drawn once and stored as pictures. */
export type PlateLayer = 'back' | 'front'
/** `screen`: the size for reading; `press`: PRESS_SCALE times as large. */
export type PlateKind = 'screen' | 'press'
/** Name of the file, which begins with the hash of its content, and its length. */
export type Plate = readonly [file: string, bytes: number]
/** Plates by scene and layer, such as `cover-back`. */
export type PlatesByName = Readonly<Record<string, Plate>>
/** One version of a tale's plates. */
export type PlatesVersion = { readonly id: string } & Readonly<Record<PlateKind, PlatesByName>>
/** @throws RangeError for more heroes than the scene has places */
export type Scene = (given: SceneGiven) => SceneLayers
/** Light of the frame on the face inside: a hood's lining, a visor, a copper bell. Colours as #rrggbb. */
export interface FrameLight {
  shade: string
  rim: string
  /** Tint over the whole face, like the light of the page. */
  grade: string
  gradeShare: number
}
/** The data of a tale's cover. */
export interface TaleCover {
  /** The template's id. */
  id: string
  cover: Scene
  /** The cover's lettering: the template's title in two lines. */
  coverTitle: readonly [string, string]
  coverQuestion: string
}
export interface StoryWorld extends TaleCover {
  isWeeklyFavorite: boolean
  script: StoryScript
  /** The hero at close range, shown to a parent after the photo: see PORTRAIT_SIZE. */
  portrait: Scene
  /** Six, in reading order. */
  spreads: readonly Scene[]
  /**
   * The page after the spreads, as an SVG document of ENDING_SIZE: one light, the hidden friend asleep, no child. Text
   * stands in its upper half.
   */
  ending: () => string
  /** For a face cut from a photo. */
  frameLight: FrameLight
}
