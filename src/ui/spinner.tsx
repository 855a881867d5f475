/** A firefly goes round while something is awaited; the label says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <span className="spinner__light" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
