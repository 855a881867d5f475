/** Stands in for Google Analytics: answers what a page loads from it, and stores what a page sends. */
import type { BrowserContext } from '@playwright/test'

export interface SentEvent {
  name: string
  parameters: Record<string, unknown>
}

export interface GoogleAnalytics {
  /** The app's own events, in order of arrival. */
  events: readonly SentEvent[]
  /** An event that Google sends by itself: the start of a session. */
  automatic: readonly SentEvent[]
  /** Every Google address that the page requested. */
  asked: readonly string[]
  named: (name: string) => SentEvent[]
}

const COLLECT = 'https://www.google-analytics.com/g/collect'

/** Stands in for gtag.js: forwards every event of the data layer, as the real one does in a format of its own. */
const gtagStandIn = `
  let defaults = { page_location: location.href, page_referrer: document.referrer }
  const collect = (name, given, isAutomatic) =>
    navigator.sendBeacon('${COLLECT}', JSON.stringify({ name, parameters: { ...defaults, ...given }, isAutomatic }))
  const hand = ([command, name, parameters]) => {
    if (command === 'set') defaults = { ...defaults, ...name }
    if (command === 'config') collect('session_start', parameters, true)
    if (command === 'event') collect(name, parameters, false)
  }
  dataLayer.forEach(hand)
  dataLayer.push = (...entries) => (entries.forEach(hand), dataLayer.length)
`

/**
 * @param options.answers false if analytics was refused: a page that still requests Google gets no answer, and the
 * logged error fails the test
 */
export async function standInForAnalytics(
  context: BrowserContext,
  { answers }: { answers: boolean },
): Promise<GoogleAnalytics> {
  const events: SentEvent[] = []
  const automatic: SentEvent[] = []
  const asked: string[] = []
  context.on('request', (request) => {
    if (GOOGLE.test(request.url())) asked.push(request.url())
  })
  const keep = (body: string | null) => {
    const { isAutomatic, ...event } = JSON.parse(body ?? '') as SentEvent & { isAutomatic: boolean }
    ;(isAutomatic ? automatic : events).push(event)
  }
  if (answers) await answerAsGoogle(context, keep)
  return { events, automatic, asked, named: (name) => events.filter((event) => event.name === name) }
}

const GOOGLE = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|googleapis)\.com\//

async function answerAsGoogle(context: BrowserContext, keep: (body: string | null) => void): Promise<void> {
  await context.route(/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gtagStandIn }),
  )
  const answer = (address: RegExp, json: object) =>
    context.route(address, (route) => route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }))
  await answer(/^https:\/\/firebase\.googleapis\.com\/.*\/webConfig/, {
    measurementId: 'G-LOCALWORLD',
    appId: '1:1:web:1',
  })
  await answer(/^https:\/\/firebaseinstallations\.googleapis\.com\//, {
    name: 'installation',
    fid: 'stand-in',
    refreshToken: 'stand-in',
    authToken: { token: 'stand-in', expiresIn: '604800s' },
  })
  await context.route(`${COLLECT}*`, (route) => {
    keep(route.request().postData())
    return route.fulfill({ status: 204 })
  })
}
