/** The studio's interfaces to everything outside of it: the functions pass in the implementations. */
import { ALWAYS_ASK, type Breaker } from './breaker.ts'
import { NO_LEDGER, type Ledger } from './ledger.ts'
import { Problem } from '#domain/problem.ts'
import type { ReadPlate } from '#stories/plates.ts'

export interface Outside {
  breaker: Breaker
  ledger: Ledger
  readPlate: ReadPlate
}

const NO_PLATES: ReadPlate = () => Promise.reject(new Problem('not-configured', 'No plates are handed in'))

export const withOutside = ({
  breaker = ALWAYS_ASK,
  ledger = NO_LEDGER,
  readPlate = NO_PLATES,
}: Partial<Outside>): Outside => ({ breaker, ledger, readPlate })
