import { createStoryText } from '#text/create-story.ts'
import { LinkButton } from '#ui/button.tsx'
import { PATHS } from './paths.ts'

/** A placeholder by specification; its two spellings too (decision 34). */
export function CreateStoryPage() {
  return (
    <>
      <title>{createStoryText.pageTitle}</title>
      <h1>{createStoryText.pageHeading}</h1>
      <p className="lead mt-3 mb-8">{createStoryText.pageHint}</p>
      <LinkButton to={PATHS.dashboard}>{createStoryText.pageLink}</LinkButton>
    </>
  )
}
