/** A book that is on its way, in the shape that it will have: nothing jumps when it comes. Said by what stands beside it. */
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
