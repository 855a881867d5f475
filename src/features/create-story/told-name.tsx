/** A name that a visitor types before there is a wizard, with the wizard's rules. The page loads this at the first letter. */
import { NameOffers } from './components/name-field.tsx'
import { childOfTold, toldAfter, type ToldChild } from './draft.ts'
import { coverOwner, nameOfTold, nameProblem } from './model/draft-names.ts'

/** @returns the line above the title of this child's covers; '' without a name that a book can have */
export const ownerOfTold = (told: ToldChild): string => coverOwner(nameOfTold(told))

export const problemOfTold = (told: ToldChild): string => nameProblem(childOfTold(told))

interface ToldNameOffersProps {
  told: ToldChild
  onChange: (told: ToldChild) => void
  onTaken: () => void
}

export const ToldNameOffers = ({ told, onChange, onTaken }: ToldNameOffersProps) => (
  <NameOffers draft={childOfTold(told)} update={(change) => onChange(toldAfter(told, change))} onTaken={onTaken} />
)
