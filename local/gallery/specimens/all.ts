import type { SectionId } from '../sections.ts'
import type { Specimen } from '../specimen.ts'
import { books } from './books.tsx'
import { buttons } from './buttons.tsx'
import { colours } from './colours.tsx'
import { fields } from './fields.tsx'
import { icons } from './icons.tsx'
import { messages } from './messages.tsx'
import { reader } from './reader.tsx'
import { shapes } from './shapes.tsx'
import { library, stories } from './stories.tsx'
import { templates } from './templates.tsx'
import { type } from './type.tsx'
import { wizard } from './wizard.tsx'

export const SPECIMENS: Record<SectionId, readonly Specimen[]> = {
  colours,
  type,
  shapes,
  buttons,
  fields,
  books,
  icons,
  messages,
  templates,
  wizard,
  stories,
  library,
  reader,
}
