/** Where the texts stand that a parent agrees to. */
export interface LegalPaths {
  notice: string
  consent: string
  preInformation: string
  saleContract: string
}

/** Opens beside the wizard: nothing that was typed is lost. */
export function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="underline" href={path} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
