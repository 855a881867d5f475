import { Problem } from '#domain/problem.ts'
import { builtInNarrator } from './built-in/narrator.ts'
import type { Narrator } from './studio.ts'

const NARRATORS: Readonly<Record<string, Narrator>> = { 'built-in': builtInNarrator }

/** Apart from the illustrator's: who only draws is not packed with a voice. @throws Problem 'not-configured' for a provider that does not exist */
export function chooseNarrator({ NARRATOR: name }: { NARRATOR: string }): Narrator {
  const narrator = NARRATORS[name]
  if (!narrator) throw new Problem('not-configured', `No such narrator: ${name}`)
  return narrator
}
