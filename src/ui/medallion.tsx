/** A person in a gold ring: the child's original photo, or the hero. */
export function Medallion({ src, alt, className = '' }: { src: string; alt: string; className?: string | undefined }) {
  return (
    <span className={`medallion ${className}`}>
      <img src={src || undefined} alt={alt} loading="lazy" decoding="async" />
    </span>
  )
}
