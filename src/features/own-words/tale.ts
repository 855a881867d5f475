/** The tale as it is told to one child. Loaded when a parent wants other words: the scripts are not needed before. */
import type { TextBox } from '#domain/text-box.ts'
import { textBoxesOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { renderTexts, scriptTexts, type Reader } from '#stories/script.ts'

export interface Tale {
  /** Twelve pages with their tokens. */
  pages: readonly string[]
  /** The pages as they are read, without tokens. */
  told: readonly string[]
  /** The box of each text on its painting. */
  boxes: readonly TextBox[]
}

/** @returns null if this tale has no script */
export function taleOf(templateId: string, reader: Reader): Tale | null {
  const world = findStoryWorld(templateId)
  if (!world) return null
  return {
    pages: scriptTexts(world.script, reader),
    told: renderTexts(world.script, reader),
    boxes: textBoxesOf(world),
  }
}

export { renderOwnText, toOwnText } from '#stories/own-text.ts'
