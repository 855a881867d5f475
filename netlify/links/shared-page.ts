/** `/book/{token}`: the app's own page, with the link's preview for messengers in its head. */
import { previewTags, SHARED_BOOK_PREVIEW, SITE_PICTURE } from '#domain/link-preview.ts'
import { Problem } from '#domain/problem.ts'
import type { ShareToken } from '#domain/share.ts'
import { SHARED_PAGE_SLOTS, SHARED_PAGE_TEMPLATE } from '#domain/shared-page.ts'
import { sharedBookData, sharedBookPath } from '#domain/site-paths.ts'
import { COVER_SIZE, halfOf, pictureUrl } from '#media/picture.ts'
import { siteUrl } from '#netlify/platform/env.ts'
import { sharedCover, sharedStory } from './shared-book.ts'
import type { OpenShare } from './shares.ts'

const FRAME = '/book.html'
const FRAME_TIMEOUT_MS = 8_000
/** The headers that the site sends with its pages (netlify.toml, vite/content-security-policy.ts). */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
] as const
const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address opens the book: no other page may learn it, not even one of this site.
  'Referrer-Policy': 'origin',
  'Cache-Control': 'no-store',
} as const

/**
 * @param open null for an unknown or ended share; the page says so
 * @throws Problem 'unavailable'
 */
export async function sharedPage(open: OpenShare | null): Promise<Response> {
  const [ahead, { html, headers }] = await Promise.all([open && aheadOf(open), readFrame()])
  return new Response(ahead === null ? html : withBookAhead(html, ahead), {
    status: ahead === null ? 404 : 200,
    headers: { ...headers, ...SHARED_HEADERS },
  })
}

async function readFrame(): Promise<{ html: string; headers: Record<string, string> }> {
  const { frame, html } = await fetchFrame()
  if (!frame.ok) throw new Problem('unavailable', `The frame of a shared book answered ${frame.status}`)
  const kept = PAGE_HEADERS.flatMap((name) => {
    const value = frame.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { html, headers: Object.fromEntries(kept) }
}

async function fetchFrame(): Promise<{ frame: Response; html: string }> {
  try {
    const frame = await fetch(siteUrl() + FRAME, { signal: AbortSignal.timeout(FRAME_TIMEOUT_MS) })
    return { frame, html: await frame.text() }
  } catch (cause) {
    throw new Problem('unavailable', 'The frame of a shared book did not come', { cause })
  }
}

async function aheadOf(open: OpenShare): Promise<BookAhead> {
  const { token, showsCover } = open.share
  const story = await sharedStory(open)
  const coverPath = sharedCover(open, story)
  return {
    token,
    coverPath,
    // The page of a link without its book's name carries no name either, until the script has loaded.
    title: showsCover ? story.title : '',
    preview: previewOf(open, story.title, pictureUrl(coverPath, halfOf(COVER_SIZE))),
  }
}

interface BookAhead {
  token: ShareToken
  /** '' is shown as an empty line. */
  title: string
  coverPath: string
  /** Tags for messengers. */
  preview: string
}

/**
 * The frame with the book's cover in it, before any script has loaded. The page is inert until the app draws the same
 * page over it (src/app/show-app.tsx). Data and cover are preloaded, and come before the scripts.
 */
export function withBookAhead(frame: string, { token, title, coverPath, preview }: BookAhead): string {
  const cover = pictureUrl(coverPath, halfOf(COVER_SIZE))
  const preloads = [
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${sharedBookData(token)}">`,
    `<link rel="preload" as="image" fetchpriority="high" href="${escaped(cover)}">`,
  ].join('')
  const page = SHARED_PAGE_TEMPLATE.exec(frame)?.[1] ?? ''
  const filled = page
    .replaceAll(SHARED_PAGE_SLOTS.title, () => escaped(title) || '&nbsp;')
    .replaceAll(SHARED_PAGE_SLOTS.coverPath, () => escaped(coverPath))
  return frame
    .replace(SHARED_PAGE_TEMPLATE, '')
    .replace('<div id="root"></div>', () => `<div id="root" inert>${filled}</div>`)
    .replace('</head>', () => `${preview}${preloads}</head>`)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

function previewOf({ share: { token, showsCover } }: OpenShare, bookTitle: string, cover: string): string {
  const title = escaped(showsCover ? bookTitle : SHARED_BOOK_PREVIEW.title)
  const { w: width, h: height } = halfOf(COVER_SIZE)
  const picture = showsCover ? { path: escaped(cover), width, height, alt: title } : SITE_PICTURE
  const description = escaped(SHARED_BOOK_PREVIEW.description)
  return previewTags({ type: 'book', title, description, path: sharedBookPath(token), picture }, siteUrl())
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`)
