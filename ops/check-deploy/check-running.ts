/** Checks a running site after a deploy, for faults that no check before it can find. */
import { platesAt } from '#netlify/clients/plates.ts'
import { allPlates, PLATES_PATH } from '#stories/plates.ts'
import type { Plate } from '#stories/story-world.ts'

const TIMEOUT_MS = 10_000
/**
 * The database is in europe-west1: from another continent each of a book's 600 calls takes a tenth of a second longer.
 */
const IN_EUROPE = /^eu-/
const PLATES_AT_ONCE = 8

/**
 * @param site its address, such as https://SITE
 * @param plates all plates that a book may need
 * @returns the faults, each in a sentence with its remedy
 */
export async function checkRunning(site: string, plates = allPlates()): Promise<string[]> {
  const faults = await Promise.all([
    checkRegion(site),
    checkImages(site),
    checkOtherSites(site),
    checkPlates(site, plates),
  ])
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

async function checkPlates(site: string, plates: readonly Plate[]): Promise<string | null> {
  const readPlate = platesAt(site + PLATES_PATH, { tryMs: TIMEOUT_MS, waitMs: 0 })
  const missing: string[] = []
  const waiting = plates.values()
  const work = async () => {
    for (const plate of waiting) await readPlate(plate).catch(() => missing.push(plate[0]))
  }
  await Promise.all(Array.from({ length: PLATES_AT_ONCE }, work))
  const [first] = missing
  if (!first) return null
  return `${missing.length} of ${plates.length} plates are missing or spoiled, such as ${PLATES_PATH}/${first}: no book can be drawn with them. Deploy the commit that has them in public${PLATES_PATH}.`
}

const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
