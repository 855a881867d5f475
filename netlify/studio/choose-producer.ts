import { WEBHOOK } from '#studio/maker-mark.ts'
import type { Ledger } from '#studio/providers/ledger.ts'
import { webhookProducer } from './producer.ts'
import type { Producer } from '#studio/studio.ts'

export interface ProducerSettings {
  PRODUCER_URL: string
  PRODUCER_WEBHOOK_SECRET: string
}

/** @param settings called only if needed @returns undefined if our own server makes portraits */
export function chooseProducer(
  { ILLUSTRATOR: name }: { ILLUSTRATOR: string },
  settings: () => ProducerSettings,
  ledger: Ledger,
): Producer | undefined {
  if (name !== WEBHOOK) return undefined
  const { PRODUCER_URL: url, PRODUCER_WEBHOOK_SECRET: secret } = settings()
  return webhookProducer({ url, secret }, ledger)
}
