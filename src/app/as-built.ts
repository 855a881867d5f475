import { PARAMETERS } from '#domain/site-paths.ts'

/** Tells if the built page matches the address; parameters of a link's origin (`?utm_…`) do not matter. */
export function isAsBuilt(): boolean {
  const asked = new URLSearchParams(location.search)
  return (
    Boolean(document.getElementById('root')?.hasChildNodes()) &&
    !Object.values(PARAMETERS).some((parameter) => asked.has(parameter))
  )
}
