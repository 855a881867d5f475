import { portraitOfDrawn } from '#studio/built-in/illustrator.ts'
import { analysePhoto } from '#studio/built-in/portrait/analyse-photo.ts'
import { chooseIllustrator } from './choose-illustrator.ts'
import { chooseProducer, type ProducerSettings } from './choose-producer.ts'
import { plainPortraitStudio } from '#studio/plain/illustrator.ts'
import { PLAIN } from '#studio/plain/plain.ts'
import { portraitOfKept, portraitOfPainting } from '#studio/providers/portrait-of-painting.ts'
import { withOutside, type Outside } from '#studio/providers/outside.ts'
import type { ProviderSettings } from '#studio/providers/settings.ts'
import type { PortraitStudio } from '#studio/studio.ts'

/**
 * @param producerSettings called only if needed
 * @throws Problem 'not-configured' for a provider that does not exist or whose key is missing
 */
export function choosePortraitStudio(
  settings: ProviderSettings & { ILLUSTRATOR: string },
  producerSettings: () => ProducerSettings,
  outside: Partial<Outside> = {},
): PortraitStudio {
  const { portrait } = chooseIllustrator(settings, outside)
  const { readPlate, ledger } = withOutside(outside)
  const ofPainting: PortraitStudio['portraitOfPainting'] = (painting, world) =>
    portraitOfPainting(readPlate, painting, { world })
  if (settings.ILLUSTRATOR === PLAIN) return { ...plainPortraitStudio, portraitOfPainting: ofPainting }
  return {
    faultOf: async (photo) => (await analysePhoto(photo)).look.fault,
    portrait,
    portraitOfPainting: ofPainting,
    portraitOfDrawn: (drawn, gender, world) => portraitOfDrawn(readPlate, drawn, gender, world),
    portraitOfKept: (kept, world) => portraitOfKept(readPlate, kept, world),
    producer: chooseProducer(settings, producerSettings, ledger),
  }
}
