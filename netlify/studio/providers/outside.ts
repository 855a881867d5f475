/** The studio's ports to everything outside of it: the functions hand them in. */
import { ALWAYS_ASK, type Breaker } from './breaker.ts'
import { NO_LEDGER, type Ledger } from './ledger.ts'

export interface Outside {
  breaker: Breaker
  ledger: Ledger
}

export const withOutside = ({ breaker = ALWAYS_ASK, ledger = NO_LEDGER }: Partial<Outside>): Outside => ({
  breaker,
  ledger,
})
