import { useState, type ComponentProps } from 'react'
import { SAMPLE_CHILD } from '#stories/library.ts'
import { ACCOUNT } from '#text/account.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { LegalLink } from '#ui/legal-link.tsx'
import { RequiredBox } from '#ui/required-box.tsx'
import { SaleAgreement } from '#ui/sale-agreement.tsx'
import { MY_STORIES } from '#text/my-stories.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SEND_LINK } from '#text/send-link.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { SendLink } from '#ui/send-link.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Specimen } from '../specimen.ts'

const LINK = 'https://masal.example/book/cdcd'
const FIELD = 'src/ui/text-field.tsx'
const BOX = 'src/ui/check-box.tsx'

function Field({ value: first, ...rest }: Omit<ComponentProps<typeof TextField>, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <TextField {...rest} value={value} onChange={setValue} />
}

function Choice({ value: first, ...rest }: Omit<ComponentProps<typeof SelectField>, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <SelectField {...rest} value={value} onChange={setValue} />
}

function Box({ checked: first, ...rest }: Omit<ComponentProps<typeof CheckBox>, 'onChange'>) {
  const [checked, setChecked] = useState(first)
  return <CheckBox {...rest} checked={checked} onChange={setChecked} />
}

const LEGAL = { preInformation: '/terms', saleContract: '/terms' }

/** @param refusals how often the parent tried to go on without agreeing */
function Agreed({ refusals }: { refusals: number }) {
  const [checked, setChecked] = useState(false)
  return (
    <RequiredBox
      checked={checked}
      onChange={setChecked}
      name={`agreed-${refusals}`}
      refusals={refusals}
      sentence={CREATE_STORY.saleMissing}
    >
      <SaleAgreement paths={LEGAL} words={CREATE_STORY} />
    </RequiredBox>
  )
}

export const fields: readonly Specimen[] = [
  {
    id: 'text-field',
    name: 'Text field, filled',
    file: FIELD,
    width: 'half',
    element: <Field label={CREATE_STORY.nameLabel} value={SAMPLE_CHILD.name} />,
  },
  {
    id: 'select-field',
    name: 'Select field',
    file: 'src/ui/select-field.tsx',
    width: 'half',
    element: <Choice label={MY_STORIES.order} value="newest" options={Object.entries(MY_STORIES.orders)} />,
  },
  {
    id: 'text-field-hint',
    name: 'Text field, with a hint',
    file: FIELD,
    width: 'half',
    element: <Field label={ACCOUNT.password} type="password" value="" hint={ACCOUNT.newPasswordHint} />,
  },
  {
    id: 'text-field-problem',
    name: 'Text field, with a problem',
    note: 'The sentence takes the place of the hint.',
    file: FIELD,
    width: 'half',
    element: <Field label={CREATE_STORY.nameLabel} value="" problem={CREATE_STORY.nameNeeded} />,
  },
  {
    id: 'text-field-disabled',
    name: 'Text field, disabled',
    file: FIELD,
    width: 'half',
    element: <Field label={CREATE_STORY.nameLabel} value={SAMPLE_CHILD.name} disabled />,
  },
  {
    id: 'send-link',
    name: 'Link to be sent',
    file: 'src/ui/send-link.tsx',
    width: 'half',
    element: (
      <SendLink
        label={SHARE_BOOK.link}
        link={LINK}
        message={SHARE_BOOK.message('Defne’nin Sihirli Orman Macerası', LINK)}
        words={SEND_LINK}
        onCopy={() => undefined}
      />
    ),
  },
  {
    id: 'check-box',
    name: 'Check box, empty',
    note: 'The whole label is the target.',
    file: BOX,
    width: 'third',
    element: <Box checked={false}>{ACCOUNT.remember}</Box>,
  },
  {
    id: 'check-box-checked',
    name: 'Check box, ticked',
    file: BOX,
    width: 'third',
    element: <Box checked>{ACCOUNT.remember}</Box>,
  },
  {
    id: 'check-box-invalid',
    name: 'Check box, missing',
    file: BOX,
    width: 'third',
    element: (
      <Box checked={false} invalid>
        {CREATE_STORY.consentBox.join(CREATE_STORY.consentWhole)}
      </Box>
    ),
  },
  {
    id: 'required-box',
    name: 'Box that must be ticked',
    note: 'Who goes on without it is led there.',
    file: 'src/ui/required-box.tsx',
    width: 'half',
    element: <Agreed refusals={0} />,
  },
  {
    id: 'sale-agreement',
    name: 'What is agreed to before paying',
    file: 'src/ui/sale-agreement.tsx',
    width: 'half',
    element: <SaleAgreement paths={LEGAL} words={CREATE_STORY} />,
  },
  {
    id: 'legal-link',
    name: 'Link to a text that is agreed to',
    file: 'src/ui/legal-link.tsx',
    width: 'half',
    element: <LegalLink path="/privacy">{CREATE_STORY.preInformation}</LegalLink>,
  },
]
