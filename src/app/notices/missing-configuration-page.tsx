import { SHELL } from '#text/shell.ts'
import { NoticePage } from './notice-page.tsx'

/** For the developer who sets the product up: names every missing field. */
export function MissingConfigurationPage({ fields }: { fields: readonly string[] }) {
  return (
    <NoticePage painting="mishap" title={SHELL.missingConfiguration} lead={SHELL.missingConfigurationLead}>
      <ul className="sheet grid gap-2 p-6 text-left font-mono text-sm">
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p className="text-soft">{SHELL.missingConfigurationHelp}</p>
    </NoticePage>
  )
}
