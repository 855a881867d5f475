import { useState } from 'react'
import { WorldChoice } from '#features/create-story/world-choice.tsx'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { FeaturedTemplate } from '#features/dashboard/featured-template.tsx'
import type { TemplateActions } from '#features/dashboard/template-actions.ts'
import { TemplateCard } from '#features/dashboard/template-card.tsx'
import type { TemplateList } from '#features/dashboard/use-templates.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { favourite, otherTemplates } from '../samples.ts'
import type { Specimen } from '../specimen.ts'

const FOLDER = 'src/features/dashboard'
const CARD = `${FOLDER}/template-card.tsx`
const FEATURED = `${FOLDER}/featured-template.tsx`
const PAGE = `${FOLDER}/dashboard.tsx`

const nothing = () => undefined
const actions: TemplateActions = { onRead: nothing, onTry: nothing }
const [other = favourite] = otherTemplates
const bare: StoryTemplate = { ...other, originalPhotoURL: '', tags: [] }

function Card({ template, opened = false }: { template: StoryTemplate; opened?: boolean }) {
  const [open, setOpen] = useState(opened)
  return <TemplateCard template={template} open={open} onToggle={() => setOpen(!open)} {...actions} />
}

const page = (list: TemplateList) => <Dashboard name={null} list={list} onMore={nothing} {...actions} />

export const templates: readonly Specimen[] = [
  {
    id: 'template-card',
    name: 'Template card',
    file: CARD,
    width: 'third',
    element: <Card template={other} />,
  },
  {
    id: 'template-card-open',
    name: 'Template card, open',
    note: 'Under the pointer or the focus; by a tap where nothing hovers.',
    file: CARD,
    width: 'third',
    element: <Card template={other} opened />,
  },
  {
    id: 'template-card-bare',
    name: 'Template card, without photo and tags',
    file: CARD,
    width: 'third',
    element: <Card template={bare} />,
  },
  {
    id: 'template-featured',
    name: 'Featured template',
    note: 'The newest favourite of the week.',
    file: FEATURED,
    element: <FeaturedTemplate template={favourite} {...actions} />,
  },
  {
    id: 'dashboard-loading',
    name: 'Dashboard, loading',
    file: PAGE,
    width: 'half',
    element: page({ is: 'loading' }),
  },
  {
    id: 'dashboard-empty',
    name: 'Dashboard, empty',
    file: PAGE,
    width: 'half',
    element: page({ is: 'ready', featured: null, others: [], mayHaveMore: false }),
  },
  {
    id: 'dashboard-more',
    name: 'Dashboard, without a favourite, with older books',
    file: PAGE,
    element: page({ is: 'ready', featured: null, others: [favourite, ...otherTemplates], mayHaveMore: true }),
  },
  {
    id: 'world-choice',
    name: 'World choice',
    note: 'Where a story is begun: one thing to do with each.',
    file: 'src/features/create-story/world-choice.tsx',
    element: (
      <WorldChoice
        templates={[favourite, ...otherTemplates]}
        told={{ name: 'Defne' }}
        onTell={nothing}
        onChoose={nothing}
      />
    ),
  },
]
