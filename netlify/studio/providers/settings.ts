/** The configuration of the providers: names as in .env.example. Handed in, because the studio knows no environment. */
import { Problem } from '#domain/problem.ts'
import type { StudioSettings } from '#netlify/platform/env.ts'

export type ProviderSettings = Omit<StudioSettings, 'ILLUSTRATOR' | 'NARRATOR'>

/** @throws Problem 'not-configured' that names what is missing */
export function required(settings: ProviderSettings, name: keyof ProviderSettings): string {
  const value = settings[name]
  if (!value) throw new Problem('not-configured', `Missing or malformed environment variables: ${name}`)
  return value
}
