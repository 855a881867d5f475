/**
 * Value of ILLUSTRATOR and NARRATOR for the studio of tests: plain colours and a tone instead of pictures and a voice.
 */
import { Problem } from '#domain/problem.ts'

export const PLAIN = 'plain'

/**
 * Prevents the sale of a plain book: only emulators have projects whose id begins with `demo-`. @throws Problem
 * 'not-configured'
 */
export function requireDemoProject({
  FIREBASE_PROJECT_ID: project = '',
}: {
  FIREBASE_PROJECT_ID?: string | undefined
}): void {
  if (!project.startsWith('demo-'))
    throw new Problem('not-configured', `The plain studio is for demo projects, not for '${project}'`)
}
