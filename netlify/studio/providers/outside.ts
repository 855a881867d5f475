/** What stands between the studio and all that is outside of it: the functions hand it in. */
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
