/** The covers of all tales, without their pages and texts: small enough for a shelf in the browser. */
import { denizaltiKralligiCover } from './denizalti-kralligi/cover.ts'
import { sabahFiriniCover } from './sabah-firini/cover.ts'
import { sihirliOrmanCover } from './sihirli-orman-macerasi/cover.ts'
import type { TaleCover } from './story-world.ts'
import { uzayYolculuguCover } from './uzay-yolculugu/cover.ts'

const COVERS: readonly TaleCover[] = [sihirliOrmanCover, uzayYolculuguCover, denizaltiKralligiCover, sabahFiriniCover]

/** @returns undefined for a tale without drawings in the kit */
export const findCover = (templateId: string): TaleCover | undefined => COVERS.find(({ id }) => id === templateId)
