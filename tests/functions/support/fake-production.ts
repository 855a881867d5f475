/** A studio that makes plain colours at once, and fails where a test wants it. */
import sharp from 'sharp'
import { PLAIN_FACE } from '#domain/face-features.ts'
import type { StoryEvent, ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import type { Hero, MadeMedia } from '#studio/studio.ts'

export interface FakeProduction extends ProductionDeps {
  readonly made: string[]
  /** The heroes of the requested pictures. */
  readonly heroes: Hero[]
  readonly notices: StoryEvent[]
  /** Called before each thing is made; throws to make it fail. */
  before: (thing: string) => void | Promise<void>
}

/** Encodes one picture of each size per run, because the content does not matter here. */
const pictures = new Map<string, Promise<MadeMedia>>()
const picture = (width: number, height: number) => (): Promise<MadeMedia> => {
  const size = `${width}x${height}`
  const made = pictures.get(size) ?? plainColour(width, height)
  pictures.set(size, made)
  return made
}

async function plainColour(width: number, height: number): Promise<MadeMedia> {
  const image = sharp({ create: { width, height, channels: 3, background: '#2b6' } })
  return { bytes: new Uint8Array(await image.webp().toBuffer()), contentType: 'image/webp' }
}

export function fakeProduction(before: FakeProduction['before'] = () => {}): FakeProduction {
  const made: string[] = []
  const notices: StoryEvent[] = []
  const heroes: Hero[] = []
  const make = async (thing: string, media: () => Promise<MadeMedia>): Promise<MadeMedia> => {
    await deps.before(thing)
    made.push(thing)
    return media()
  }
  const sound = async (): Promise<MadeMedia> => ({ bytes: new Uint8Array([1, 2, 3]), contentType: 'audio/mpeg' })
  const deps: FakeProduction = {
    made,
    heroes,
    notices,
    before,
    illustrator: {
      portrait: async () => ({
        face: await picture(480, 520)(),
        unlit: await picture(480, 520)(),
        picture: await picture(900, 1125)(),
        features: PLAIN_FACE,
      }),
      picture: (asked, { name }) => {
        heroes.push(...asked)
        return make(name, name === 'cover' ? picture(1100, 1466) : picture(2200, 1100))
      },
    },
    narrator: {
      name: 'fake',
      speak: async () => ({
        ...(await make('clip', sound)),
        opus: { bytes: new Uint8Array([4, 5]), contentType: 'audio/ogg' },
        durationMs: 1,
        words: [],
      }),
    },
    notify: async (event) => {
      await deps.before(event)
      notices.push(event)
    },
    wait: async () => {},
    random: () => 0,
  }
  return deps
}
