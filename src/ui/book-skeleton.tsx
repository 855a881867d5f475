/**
 * A loading book in its later shape, so that nothing moves when it arrives. The text beside it tells of the loading.
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
