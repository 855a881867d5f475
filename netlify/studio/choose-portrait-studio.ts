import { analysePhoto } from './built-in/portrait/analyse-photo.ts'
import { BUILT_IN, chooseIllustrator } from './choose-illustrator.ts'
import { chooseProducer, type ProducerSettings } from './choose-producer.ts'
import { isPortraitPaid } from './paid-portrait.ts'
import { plainPortraitStudio } from './plain/illustrator.ts'
import { PLAIN } from './plain/plain.ts'
import { portraitOfKept, portraitOfPainting } from './providers/portrait-of-painting.ts'
import type { Breaker } from './providers/breaker.ts'
import type { ProviderSettings } from './providers/settings.ts'
import type { PortraitStudio } from './studio.ts'

/**
 * @param producerSettings read only where they are needed
 * @param mayPay asked before each portrait that costs money: false where the day's are used up. Then it is the built-in
 * illustrator's, and so is its book, since the portrait decides (docs/decisions/0037-a-provider-repaints-our-page-and-the-portrait-decides-who-draws.md)
 * @throws Problem 'not-configured' for a provider that does not exist or whose key is missing
 */
export function choosePortraitStudio(
  settings: ProviderSettings & { ILLUSTRATOR: string },
  producerSettings: () => ProducerSettings,
  mayPay: () => Promise<boolean>,
  breaker?: Breaker,
): PortraitStudio {
  const chosen = chooseIllustrator(settings, breaker)
  const ofPainting: PortraitStudio['portraitOfPainting'] = (painting, world) => portraitOfPainting(painting, { world })
  if (settings.ILLUSTRATOR === PLAIN) return { ...plainPortraitStudio, portraitOfPainting: ofPainting }
  const builtIn = chooseIllustrator({ ...settings, ILLUSTRATOR: BUILT_IN })
  const producer = chooseProducer(settings, producerSettings)
  // A producer paints instead of the chosen one, which is the built-in one then.
  const isPaid = isPortraitPaid(settings) && !producer
  return {
    faultOf: async (photo) => (await analysePhoto(photo)).look.fault,
    portrait: async (photo, world) => (isPaid && (await mayPay()) ? chosen : builtIn).portrait(photo, world),
    portraitOfPainting: ofPainting,
    portraitOfKept,
    producer: producer && {
      async order(job, photo) {
        if (!(await mayPay())) return false
        await producer.order(job, photo)
        return true
      },
    },
  }
}
