import { analysePhoto } from './built-in/portrait/analyse-photo.ts'
import { chooseIllustrator } from './choose-illustrator.ts'
import { chooseProducer, type ProducerSettings } from './choose-producer.ts'
import { portraitOfPainting } from './providers/portrait-of-painting.ts'
import type { ProviderSettings } from './providers/settings.ts'
import type { PortraitStudio } from './studio.ts'

/**
 * @param producerSettings read only where they are needed
 * @throws Problem 'not-configured' for a provider that does not exist or whose key is missing
 */
export function choosePortraitStudio(
  settings: ProviderSettings & { ILLUSTRATOR: string },
  producerSettings: () => ProducerSettings,
): PortraitStudio {
  const { portrait } = chooseIllustrator(settings)
  return {
    faultOf: async (photo) => (await analysePhoto(photo)).look.fault,
    portrait,
    portraitOfPainting: (painting, world) => portraitOfPainting(painting, { world }),
    producer: chooseProducer(settings, producerSettings),
  }
}
