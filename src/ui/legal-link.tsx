/** A text that a parent agrees to. It opens beside the page: nothing that was typed is lost. */
export function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="underline" href={path} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
