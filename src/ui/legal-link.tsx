/** A text that a parent agrees to. It opens in a new tab, so that no typed text is lost. */
export function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="underline" href={path} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
