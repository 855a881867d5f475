import { Spinner } from '#ui/spinner.tsx'

/** Over the page while a book's texts and the reader itself are fetched. */
export function BookOpening({ label }: { label: string }) {
  return (
    <div className="dark fixed inset-0 z-40 grid place-items-center bg-deep">
      <Spinner label={label} />
    </div>
  )
}
