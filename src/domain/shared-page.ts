/**
 * The page of a shared book, sent ahead of its script: the build draws it once with these slots, and a function fills
 * them for each book.
 */
export const SHARED_PAGE_SLOTS = {
  title: '{{title}}',
  coverPath: '/{{cover}}',
} as const

/** The element of book.html that holds the drawn page. */
export const SHARED_PAGE_TEMPLATE = /<template id="page-ahead">(.*?)<\/template>/s
