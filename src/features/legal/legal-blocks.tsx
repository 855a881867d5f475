import type { SiteFacts } from '#domain/seller.ts'
import type { LegalBlock } from '#text/legal/legal-text.ts'
import { appCheckToday, providersToday } from '#text/seller.ts'
import { SellerLines } from './seller-lines.tsx'
import styles from './legal-blocks.module.css'

interface LegalBlocksProps {
  blocks: readonly LegalBlock[]
  facts: SiteFacts
  /** The label of the tables: their section's title. */
  label: string
}

/** Paragraphs, lists, tables, and what the site's configuration fills in. */
export const LegalBlocks = ({ blocks, facts, label }: LegalBlocksProps) =>
  // The blocks never change, so a block's position can be its key.
  blocks.map((block, place) => <Block key={place} block={block} facts={facts} label={label} />)

function Block({ block, facts, label }: { block: LegalBlock; facts: SiteFacts; label: string }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if ('rows' in block)
    return (
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {block.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={cell} data-head={block.head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  switch (block.fill) {
    case 'seller':
      return <SellerLines seller={facts.seller} className={styles.seller} />
    case 'providers':
      return <p>{providersToday(facts.providers)}</p>
    case 'appCheck':
      return <p>{appCheckToday(facts.appCheck)}</p>
  }
}
