/** What a story world gives to the studio (server) and to a preview (browser): texts, and scenes as SVG layers. */
import type { Gender } from '#domain/child.ts'
import type { PictureSize } from '#media/picture.ts'
import type { Expression } from './face/expressions.ts'
import type { StoryScript } from './script.ts'

/** Proportions of a hero: 2–3, 4–5 and 6–8 years are drawn as these ages. */
export type HeroAge = 3 | 5 | 7
export const heroAgeOf = (age: number): HeroAge => (age <= 3 ? 3 : age <= 5 ? 5 : 7)
/** How many heads high such a child stands. */
export const HEADS_HIGH: Readonly<Record<HeroAge, number>> = { 3: 3.2, 5: 3.8, 7: 4.6 }

/** Colours of the hands, taken from the face. */
export interface Skin {
  base: string
  dark: string
  light: string
  blush: string
}
/** Who stands in a scene. `face`: data URI of the portrait, 480x520, face in the middle. */
export interface SceneHero {
  face: string
  age: HeroAge
  gender: Gender
  skin: Skin
}
/** Who a scene shows: the hero, then sisters and brothers, as their parent has named them. */
export type SceneHeroes = readonly [SceneHero, ...SceneHero[]]
export interface SceneGiven {
  heroes: SceneHeroes
  seed?: number
}
/** Of the picture that a parent sees after the photo, in pixels. */
export const PORTRAIT_SIZE: PictureSize = { w: 900, h: 1125 }
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
/**
 * Complete SVG documents, to be laid over one another: `back` and `front` as large as the page, `hero` as large as
 * `heroBox`. The box may reach over the page's right and lower
 * edge. Only `hero` and its box depend on the children: the other two are rendered once and kept.
 */
export interface SceneLayers {
  size: PictureSize
  heroBox: Box
  back: string
  hero: string
  front: string
  /** Calm areas: left and right text, on the cover title and subtitle. */
  text: readonly Box[]
  /** Faces of companions, and every hand that acts: no word comes near them. A hero's face is found by its slot. */
  faces?: readonly Box[]
}
/** 'cover', 'portrait', 'spread-1' … */
export type SceneName = 'cover' | 'portrait' | `spread-${number}`
/** What is drawn once and kept as a picture. */
export type PlateLayer = 'back' | 'front'
/** @throws RangeError for more heroes than it has places for */
export type Scene = (given: SceneGiven) => SceneLayers
/** What the frame round a face does to it: a hood's lining, a visor, a copper bell. Colours as #rrggbb. */
export interface FrameLight {
  shade: string
  rim: string
  /** Over all, as the light of the page. */
  grade: string
  gradeShare: number
}
export interface StoryWorld {
  /** The template's id. */
  id: string
  isWeeklyFavorite: boolean
  script: StoryScript
  cover: Scene
  /** The hero at close range, for the parent who has just given a photo: see PORTRAIT_SIZE. */
  portrait: Scene
  /** Six, in reading order. */
  spreads: readonly Scene[]
  /** What a drawn face does on a page; a smile where nothing is said. A face out of a photo has one look. */
  expressions: Readonly<Partial<Record<SceneName, Expression>>>
  /** Of a face out of a photo. */
  frameLight: FrameLight
  /** The cover's lettering: the template's title in two lines. */
  coverTitle: readonly [string, string]
  coverQuestion: string
}
