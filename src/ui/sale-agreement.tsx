import { LegalLink } from './legal-link.tsx'

interface SaleAgreementProps {
  paths: { preInformation: string; saleContract: string }
  words: { preInformation: string; saleContract: string; saleBox: readonly [string, string] }
}

/** The words of the box that is ticked before a payment: the same words for a book and for a gift. */
export function SaleAgreement({ paths, words }: SaleAgreementProps) {
  return (
    <>
      <LegalLink path={paths.preInformation}>{words.preInformation}</LegalLink>
      {words.saleBox[0]}
      <LegalLink path={paths.saleContract}>{words.saleContract}</LegalLink>
      {words.saleBox[1]}
    </>
  )
}
