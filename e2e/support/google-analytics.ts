/** Google Analytics, as far as a page can tell: what it loads is answered here, and what it sends is kept. */
import type { BrowserContext } from '@playwright/test'

export interface SentEvent {
  name: string
  parameters: Record<string, unknown>
}

export interface GoogleAnalytics {
  /** In the order in which they arrived. */
  events: readonly SentEvent[]
  /** Every address of Google's that the page asked for. */
  asked: readonly string[]
  named: (name: string) => SentEvent[]
}

const COLLECT = 'https://www.google-analytics.com/g/collect'

/** Stands in for gtag.js: hands every event of the data layer on, as the real one does in a form of its own. */
const gtagStandIn = `
  const hand = ([command, name, parameters]) => {
    if (command === 'event') navigator.sendBeacon('${COLLECT}', JSON.stringify({ name, parameters }))
  }
  dataLayer.forEach(hand)
  dataLayer.push = (...entries) => (entries.forEach(hand), dataLayer.length)
`

export async function standInForAnalytics(context: BrowserContext): Promise<GoogleAnalytics> {
  const events: SentEvent[] = []
  const asked: string[] = []
  const answer = (address: RegExp, content: object | string) =>
    context.route(address, (route) => {
      asked.push(route.request().url())
      return typeof content === 'string'
        ? route.fulfill({ contentType: 'text/javascript', body: content })
        : route.fulfill({ json: content, headers: { 'access-control-allow-origin': '*' } })
    })
  await answer(/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, gtagStandIn)
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
    asked.push(route.request().url())
    events.push(JSON.parse(route.request().postData() ?? '') as SentEvent)
    return route.fulfill({ status: 204 })
  })
  return { events, asked, named: (name) => events.filter((event) => event.name === name) }
}
