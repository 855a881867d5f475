import { useEffect } from 'react'
import { pageView, type TrackedPage } from '#domain/analytics.ts'
import { trackPage } from '#firebase/analytics.ts'

/** Tells once that this page is seen; where consent is given while it is open, then. */
export function usePageView(name: TrackedPage, title: string): void {
  useEffect(() => trackPage(pageView(name, title)), [name, title])
}
