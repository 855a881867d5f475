import { useEffect } from 'react'
import { pageView, type TrackedPage } from '#domain/analytics.ts'
import { trackPage } from '#firebase/analytics.ts'

/** Sends one page view, at once or when consent is given while the page is open. */
export function usePageView(name: TrackedPage, title: string): void {
  useEffect(() => trackPage(pageView(name, title)), [name, title])
}
