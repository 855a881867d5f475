/** The preview that messengers and search engines show of a shared address: https://ogp.me. */

export const SITE_NAME = 'Masal Kahramanım'

/** The preview of a shared book, unless its parent shows its name. */
export const SHARED_BOOK_PREVIEW = {
  title: 'Size bir masal kitabı gönderildi',
  description: 'Resimli, sesli bir masal kitabı. Açmak için dokunun.',
} as const

interface PreviewPicture {
  path: string
  width: number
  height: number
  alt: string
}

/** The picture of every page of the site: a spread of the book that is sold first (ops/stories/landing.ts). */
export const SITE_PICTURE: PreviewPicture = {
  path: '/share.jpg',
  width: 1_200,
  height: 630,
  alt: 'Çocuğun kahramanı olduğu masal kitabının açık sayfaları',
}

interface LinkPreview {
  type: 'website' | 'book'
  title: string
  description: string
  path: string
  picture: PreviewPicture
}

/**
 * @param preview its texts escaped for HTML
 * @param siteUrl without a slash at its end
 * @returns tags of a page's head
 */
export function previewTags({ type, title, description, path, picture }: LinkPreview, siteUrl: string): string {
  const properties = {
    'og:type': type,
    'og:site_name': SITE_NAME,
    'og:locale': 'tr_TR',
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': siteUrl + picture.path,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
  }
  return [
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
