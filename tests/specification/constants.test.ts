/** Point 9 of the specification: its numbers stand here as literals, so that a test notices a changed constant. */
import { expect, test } from 'vitest'
import { ANALYTICS_CURRENCY, CUSTOM_STORY_TEMPLATE, PURCHASE_ANALYTICS_VALUE_USD } from '#domain/analytics.ts'
import { isBeyondPreview, PREVIEW_LIMIT_PAGE_INDEX, PREVIEW_LOCK_MS } from '#domain/book.ts'
import { CHILD_AGES } from '#domain/child.ts'
import { DISCOUNT_PERCENT, formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'
import { bookNumberOf } from '#domain/story-id.ts'
import { DEFAULT_STORY_DESCRIPTION } from '#domain/story.ts'
import { DEFAULT_NUMBER_OF_PAGES } from '#domain/template.ts'
import { TRANSFORMATION_TIMEOUT_MS } from '#domain/transformation.ts'
import { TEMPLATE_CACHE_KEY } from '#features/dashboard/template-cache.ts'
import { DEFAULT_VOLUMES } from '#sound/music-themes.ts'
import * as times from '#features/reader/model/reader-times.ts'
import { BOOK_SETTINGS } from '#flip-book/geometry/book-settings.ts'
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { LEGAL, LEGAL_FRAME } from '#text/legal/pages.ts'
import { longDay } from '#text/long-day.ts'
import { isPhoneOrTablet } from '#ui/device.ts'

test('sells a book for 599 TL instead of 799 TL, 25% less', () => {
  expect([PRICE_BEFORE_KURUS, PRICE_KURUS].map(formatPrice)).toEqual(['799 TL', '599 TL'])
  expect(DISCOUNT_PERCENT).toBe(25)
})

test('counts a purchase as 1 USD, and names a story without a template custom', () => {
  expect([PURCHASE_ANALYTICS_VALUE_USD, ANALYTICS_CURRENCY, CUSTOM_STORY_TEMPLATE]).toEqual([1, 'USD', 'custom'])
})

test('accepts children of 2 to 8 years', () => {
  expect(CHILD_AGES).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test('ends a transformation after 30 s', () => {
  expect(TRANSFORMATION_TIMEOUT_MS).toBe(30_000)
})

test('opens a book in steps of 1.5 s and 2 s, and hides the control bar after 3 s', () => {
  expect(times).toMatchObject({
    OPENING_STEP_MS: 1_500,
    OPENING_READY_MS: 2_000,
    CONTROL_BAR_HIDES_AFTER_MS: 3_000,
    NARRATION_TURNS_AFTER_FLIP_SOUND_MS: 100,
  })
})

test('ends a preview at page index 4, with a lock of 1 s', () => {
  expect([PREVIEW_LIMIT_PAGE_INDEX, PREVIEW_LOCK_MS]).toEqual([4, 1_000])
  expect([3, 4].map((index) => isBeyondPreview(index, true))).toEqual([false, true])
  expect(isBeyondPreview(4, false)).toBe(false)
})

test('gives a story 12 pages, book number 1 and a description by default', () => {
  expect(DEFAULT_NUMBER_OF_PAGES).toBe(12)
  expect(bookNumberOf('story')).toBe(1)
  expect(DEFAULT_STORY_DESCRIPTION).toBe('Kişiye özel oluşturulmuş hikaye')
})

test('starts the volumes at music 35, narration 40, page flip 50', () => {
  expect(DEFAULT_VOLUMES).toEqual({ music: 35, narration: 40, pageFlip: 50 })
})

test('sets size and limits of the book as the specification does', () => {
  expect(BOOK_SETTINGS).toMatchObject({
    width: 400,
    height: 450,
    size: 'stretch',
    minWidth: 240,
    maxWidth: 1_000,
    minHeight: 270,
    maxHeight: 1_125,
    flippingTime: 1_000,
    showCover: true,
    usePortrait: false,
    swipeDistance: 30,
    maxShadowOpacity: 1,
  })
})

test('requests covers at 1100x1466, spreads at 2200x1100', () => {
  expect([COVER_SIZE, SPREAD_SIZE]).toEqual([
    { w: 1_100, h: 1_466 },
    { w: 2_200, h: 1_100 },
  ])
})

test('recognises a phone or tablet by its agent, or by 1024 px without hover', () => {
  const is = (width: number, hovers: boolean, userAgent = 'Mozilla/5.0 (X11; Linux)') =>
    isPhoneOrTablet({ userAgent, width, hovers })
  expect([is(1_024, false), is(1_025, false), is(1_024, true), is(1_920, true, 'iPad')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('accepts complaints for 7 days, writes Turkish days, dates the texts 1 March 2024', () => {
  const refund = LEGAL.refund.sections.flatMap(({ blocks }) => blocks).join(' ')
  expect(refund).toContain('Teslimden sonra 7 gün içinde')
  expect(longDay(Date.UTC(2024, 2, 1, 12))).toBe('1 Mart 2024')
  expect(LEGAL_FRAME.updated).toBe('Son güncelleme: 1 Mart 2024')
})

test('caches templates under story_templates_cache', () => {
  expect(TEMPLATE_CACHE_KEY).toBe('story_templates_cache')
})
