/** The links for search engines and messengers: a page's one address, and its picture. */
import { previewTags, SITE_PICTURE } from '../src/domain/link-preview.ts'

/**
 * @param head the page's title and description, as React wrote them
 * @param siteUrl without a slash at its end; if it is unknown, there are no tags, because they need an address
 */
export function linkTags(path: string, head: string, siteUrl: string | undefined): string {
  if (!siteUrl) return ''
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const preview = previewTags({ type: 'website', title, description, path, picture: SITE_PICTURE }, siteUrl)
  return `<link rel="canonical" href="${siteUrl + path}">${preview}`
}

/** Pictures of children must not be search results; the pages of an account exclude themselves. */
export const robotsTxt = (siteUrl: string | undefined): string =>
  [
    'User-agent: *',
    'Disallow: /media/',
    'Disallow: /.netlify/',
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n')

export const siteMap = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
