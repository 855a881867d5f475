import { PARAMETERS } from '#domain/site-paths.ts'

/** Whether what the build has written here is what the address asks for; where a link was found on the way (`?utm_…`) is no matter. */
export function isAsBuilt(): boolean {
  const asked = new URLSearchParams(location.search)
  return (
    Boolean(document.getElementById('root')?.hasChildNodes()) &&
    !Object.values(PARAMETERS).some((parameter) => asked.has(parameter))
  )
}
