/**
 * The shop's data for search engines in the vocabulary of schema.org: the seller, the product, its price, and questions
 * of parents.
 */
import { CURRENCY, PRICE_KURUS } from '#domain/pricing.ts'
import type { Seller } from '#domain/seller.ts'
import { LANDING } from '#text/landing.ts'
import { SHELL } from '#text/shell.ts'

/** @param siteUrl the site's address, without a slash at its end */
export function structuredData(siteUrl: string, seller: Seller): object {
  const organisation = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#seller`,
    name: seller.name ?? SHELL.product,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(seller.email && { email: seller.email }),
    ...(seller.phone && { telephone: seller.phone }),
  }
  const product = {
    '@type': 'Product',
    name: LANDING.title,
    description: LANDING.description,
    image: `${siteUrl}/share.jpg`,
    brand: { '@type': 'Brand', name: SHELL.product },
    offers: {
      '@type': 'Offer',
      url: `${siteUrl}/`,
      price: (PRICE_KURUS / 100).toFixed(2),
      priceCurrency: CURRENCY.toUpperCase(),
      availability: 'https://schema.org/InStock',
      seller: { '@id': organisation['@id'] },
    },
  }
  const questions = {
    '@type': 'FAQPage',
    mainEntity: LANDING.questions.list.map(({ asked, answer }) => ({
      '@type': 'Question',
      name: asked,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return { '@context': 'https://schema.org', '@graph': [organisation, product, questions] }
}
