import { Link } from 'react-router-dom'
import { contractPath } from '#domain/site-paths.ts'
import type { Story } from '#domain/story.ts'
import { CONTRACT } from '#text/contract.ts'
import { Icon } from '#ui/icons.tsx'

/** Link to the contract that the parent accepted for this book. */
export const ContractLink = ({ story, describedBy }: { story: Story; describedBy: string }) => (
  <Link className="button button--plain button--small" to={contractPath(story.id)} aria-describedby={describedBy}>
    <Icon name="book" />
    {CONTRACT.link}
  </Link>
)
