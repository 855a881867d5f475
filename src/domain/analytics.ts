/**
 * Analytics events of product 10.6, with their names and defaults (product 6.6 and 10.6). The cookie policy lists all
 * of them (src/text/legal/cookies.ts); tests/text/legal.test.ts fails if one is missing there.
 */
import type { StoryId, TemplateId } from './ids.ts'

/** For analytics alone (product 6.6); pricing.ts has the real price. */
export const PURCHASE_ANALYTICS_VALUE_USD = 1
export const ANALYTICS_CURRENCY = 'USD'
export const CUSTOM_STORY_TEMPLATE = 'custom'

export interface AnalyticsEvent {
  name: string
  parameters: Readonly<Record<string, string | number>>
}

export type SignInMethod = 'email' | 'google'
export type TrackedPage = 'landing' | 'dashboard' | 'my-stories'

export const pageView = (page_name: TrackedPage, page_title: string): AnalyticsEvent => ({
  name: 'page_view',
  parameters: { page_name, page_title },
})
export const login = (method: SignInMethod): AnalyticsEvent => ({ name: 'login', parameters: { method } })
export const signUp = (method: SignInMethod): AnalyticsEvent => ({ name: 'sign_up', parameters: { method } })
export const templateClick = (template_id: TemplateId): AnalyticsEvent => ({
  name: 'template_click',
  parameters: { template_id },
})
export const storyViewed = (story_id: string): AnalyticsEvent => ({ name: 'story_viewed', parameters: { story_id } })
export const storyCompleted = (story_id: StoryId): AnalyticsEvent => ({
  name: 'story_completed',
  parameters: { story_id },
})

export const storyCreated = (story_id: StoryId, template: string = CUSTOM_STORY_TEMPLATE): AnalyticsEvent => ({
  name: 'story_created',
  parameters: { story_id, template },
})

export const beginCheckout = (
  value: number = PURCHASE_ANALYTICS_VALUE_USD,
  currency: string = ANALYTICS_CURRENCY,
): AnalyticsEvent => ({
  name: 'begin_checkout',
  parameters: { value, currency },
})

/** @param transaction_id the storyId, the same at the start and at the return, so that the two count as one sale */
export const purchase = (
  transaction_id: string,
  value: number = PURCHASE_ANALYTICS_VALUE_USD,
  currency: string = ANALYTICS_CURRENCY,
): AnalyticsEvent => ({ name: 'purchase', parameters: { transaction_id, value, currency } })
