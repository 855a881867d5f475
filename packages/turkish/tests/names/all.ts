import { BOYS } from './boys.ts'
import { FROM_OTHER_LANGUAGES } from './from-other-languages.ts'
import { GIRLS } from './girls.ts'
import { LOANS } from './loans.ts'
import { ODD } from './odd.ts'
import { rowsOf } from './rows.ts'
import { SEVERAL_WORDS } from './several-words.ts'

/** Every name of the tables with its rule and its six endings. */
export const ALL_ROWS = [GIRLS, BOYS, LOANS, SEVERAL_WORDS, FROM_OTHER_LANGUAGES, ODD].flatMap(rowsOf)
