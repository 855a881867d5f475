/** What search engines and messengers read of a page: its one address, and its picture. */

/** Of every page: a spread of the book that is sold first (dev/stories/landing.ts). */
const PICTURE = {
  path: '/share.jpg',
  width: 1_200,
  height: 630,
  alt: 'Çocuğun kahramanı olduğu masal kitabının açık sayfaları',
}

/**
 * @param head the page's title and description, as React wrote them
 * @param siteUrl without a slash at its end; where it is not known, nothing is said that needs an address
 */
export function linkTags(path: string, head: string, siteUrl: string | undefined): string {
  if (!siteUrl) return ''
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const address = siteUrl + path
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Masal Kahramanım',
    'og:locale': 'tr_TR',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': siteUrl + PICTURE.path,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': PICTURE.alt,
  }
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Pictures of children are nobody's search result; the pages of an account say so themselves. */
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
