interface PageHeadProps {
  title: string
  /** What a search engine and a shared link say of the page. */
  description: string
}

/** React moves both into the document's head, also where the page is built (vite/prerender-pages.ts). */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
