/** Addresses of the texts that a parent agrees to. */
export interface LegalPaths {
  notice: string
  consent: string
  preInformation: string
  saleContract: string
  /** Instead of both, where a gift pays. */
  giftTerms: string
}
