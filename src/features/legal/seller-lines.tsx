import { SELLER_FIELDS, type Seller, type SellerField } from '#domain/seller.ts'
import { SELLER, SELLER_UNKNOWN } from '#text/seller.ts'

/** The seller, line by line; mail addresses and phone numbers are links. */
export function SellerLines({ seller, className }: { seller: Seller; className?: string | undefined }) {
  const known = SELLER_FIELDS.flatMap((field) => (seller[field] ? [[field, seller[field]] as const] : []))
  if (known.length === 0) return <p>{SELLER_UNKNOWN}</p>
  return (
    <dl className={className}>
      {known.map(([field, value]) => (
        <div key={field}>
          <dt>{SELLER[field]}</dt>
          <dd>
            <Value field={field}>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ field, children }: { field: SellerField; children: string }) {
  if (field === 'email') return <a href={`mailto:${children}`}>{children}</a>
  if (field === 'phone') return <a href={`tel:${children.replaceAll(/[^\d+]/g, '')}`}>{children}</a>
  return children
}
