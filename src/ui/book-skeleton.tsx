/**
 * A placeholder with the shape of a loading book, so that nothing moves when the book arrives. The text beside it says
 * that it loads.
 */
export function BookSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="book-skeleton" aria-hidden="true">
      <span className="book-skeleton__cover" />
      <span className="book-skeleton__words">
        {Array.from({ length: lines }, (_, line) => (
          <i key={line} />
        ))}
      </span>
    </div>
  )
}
