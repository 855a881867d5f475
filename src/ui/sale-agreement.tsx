import { LegalLink } from './legal-link.tsx'

interface SaleAgreementProps {
  paths: { preInformation: string; saleContract: string }
  words: { preInformation: string; saleContract: string; saleBox: readonly [string, string] }
}

/** What the box says that is agreed to before anything is paid: the same words for a book and for a gift. */
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
