/** The words beside every price that is struck through: the law requires its first and last day. */
import type { DiscountDays } from '#domain/pricing.ts'
import { longDay } from './long-day.ts'

export const reducedBetween = ({ firstDay, lastDay }: DiscountDays): string =>
  `${dayOf(firstDay)} ile ${dayOf(lastDay)} arasında bu fiyata.`

/** The day at noon UTC, which is the same day in every zone in which Turkish is read. */
const dayOf = (isoDay: string): string => longDay(Date.parse(`${isoDay}T12:00:00Z`))
