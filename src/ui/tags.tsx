/** Words with small stars between them, never pills. */
export function Tags({
  tags,
  label,
  className = '',
}: {
  tags: readonly string[]
  label?: string
  className?: string | undefined
}) {
  if (tags.length === 0) return null
  return (
    <ul className={`tags ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
