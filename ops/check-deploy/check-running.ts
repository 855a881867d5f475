/** Looks at a site that runs: what shows on it alone, after a deploy. */

const TIMEOUT_MS = 10_000
/** The database lies in europe-west1: from elsewhere each of some 600 calls a book takes a tenth of a second longer. */
const IN_EUROPE = /^eu-/

/** @param site its address, such as https://SITE. @returns what is wrong, each in a sentence with how to mend it */
export async function checkRunning(site: string): Promise<string[]> {
  const faults = await Promise.all([checkRegion(site), checkImages(site), checkOtherSites(site)])
  return faults.filter((fault) => fault !== null)
}

async function checkRegion(site: string): Promise<string | null> {
  const answer = await ask(`${site}/.netlify/functions/health`)
  const { region = null } = (await answer.json()) as { region?: string | null }
  if (region !== null && IN_EUROPE.test(region)) return null
  return `The functions run in ${region ?? 'a place that nobody says'}. Under Project configuration, Build and deploy, Functions region choose one in the EU, such as eu-central-1: children's photos are processed there, and the database is near.`
}

async function checkImages(site: string): Promise<string | null> {
  const { status } = await ask(`${site}/.netlify/images?url=/icon.svg&w=64`)
  return status === 404
    ? null
    : `The platform's image service answers ${status} and not 404: it knows nothing of what is erased. Deploy with edge functions.`
}

async function checkOtherSites(site: string): Promise<string | null> {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  const { status } = await ask(`${site}/media/${'0'.repeat(40)}`, headers)
  return status === 403 ? null : `A picture is answered ${status} and not 403 to the page of another site.`
}

const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
