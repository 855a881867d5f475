/** Google Analytics, after consent only: before that nothing of it is loaded, and nothing is sent. */
import type { AnalyticsEvent } from '#domain/analytics.ts'
import { asProblem } from '#domain/problem.ts'

interface Running {
  send: (event: AnalyticsEvent) => void
  stop: () => void
}

let running: Promise<Running | null> | null = null
/** Events from before the choice is known (a page's own effects come first); null once it is known. */
let undecided: AnalyticsEvent[] | null = []
/** Sent if consent is given while this page is shown (product 10.6). */
let shownPage: AnalyticsEvent | null = null

let measurementId: string | undefined
let startFirebase: () => Promise<unknown> = () => Promise.reject(new Error('Firebase is not configured'))

/**
 * @param id `G-…`; absent if there is no analytics
 * @param start resolves when Firebase runs
 */
export function configureAnalytics(id: string | undefined, start: () => Promise<unknown>): void {
  measurementId = id
  startFirebase = start
}

export const isAnalyticsConfigured = (): boolean => Boolean(measurementId)

/** Called when consent was given. A second call changes nothing. */
export function startAnalytics(): void {
  const waiting = undecided ?? (shownPage ? [shownPage] : [])
  undecided = null
  if (running || !isAnalyticsConfigured()) return
  running = load().catch((error: unknown) => {
    // A blocker or a lost network: the product does not need analytics.
    console.info('analytics did not start', asProblem(error).message)
    return null
  })
  waiting.forEach(track)
}

/** Consent was refused or withdrawn: nothing is sent from now on, and Google's cookies are deleted. */
export function stopAnalytics(): void {
  void running?.then((analytics) => analytics?.stop())
  running = null
  undecided = null
  eraseAnalyticsCookies()
}

/** Without consent this does nothing. */
export function track(event: AnalyticsEvent): void {
  if (undecided) undecided.push(event)
  else void running?.then((analytics) => analytics?.send(event))
}

/** @returns a function to call when the page is left */
export function trackPage(page: AnalyticsEvent): () => void {
  shownPage = page
  track(page)
  return () => {
    if (shownPage === page) shownPage = null
  }
}

async function load(): Promise<Running | null> {
  const [{ getApp }] = await Promise.all([import('firebase/app'), startFirebase()])
  const {
    initializeAnalytics,
    isSupported,
    logEvent,
    setAnalyticsCollectionEnabled,
    setConsent,
    setDefaultEventParameters,
  } = await import('firebase/analytics')
  if (!(await isSupported())) return null
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  // We send the page views ourselves, once per page and with its name.
  const analytics = initializeAnalytics(getApp(), {
    // Set the addresses here too: Google's own events, such as session_start, would contain the whole address, because
    // Firebase sets its defaults only after this.
    config: {
      ...addresses(),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  })
  setAnalyticsCollectionEnabled(analytics, true)
  return {
    send: ({ name, parameters }) => {
      setDefaultEventParameters(addresses())
      logEvent(analytics, name, { ...parameters, ...addresses() })
    },
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  }
}

/** Without their queries, which may contain a story's or a payment's id. */
const addresses = () => ({
  page_location: location.origin + location.pathname,
  page_referrer: document.referrer.replace(/[?#].*$/, ''),
})

function eraseAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  // Google sets its cookies on the widest domain that the browser allows.
  const domains = [
    '',
    ...location.hostname.split('.').map((_, index, parts) => `; domain=${parts.slice(index).join('.')}`),
  ]
  for (const name of names.filter((each) => each.startsWith('_ga'))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
