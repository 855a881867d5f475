/** The sound of a turning page: noise that sweeps while the leaf bends, and a soft pat when it lands. */
import { createRandom } from '#stories/drawing/random.ts'
import { filtered, highPass, lowPass, peak } from '#studio/built-in/voice/biquad.ts'

const LENGTH_S = 0.32
const SWEEP = { swellS: 0.09, fadesByS: 0.26 }
const PAT = { atS: 0.2, lengthS: 0.09, attackS: 0.004 }
const PAT_SHARE = 0.6
const PEAK = 0.6

/** @returns one channel, −1 … 1 */
export function pageFlip(sampleRate: number): Float32Array {
  const random = createRandom(5)
  const noise = () => Float32Array.from({ length: Math.round(LENGTH_S * sampleRate) }, () => random.spread())
  const sweep = swept(noise(), sampleRate).map((value, i) => value * sweepLevel(i / sampleRate))
  const pat = filtered(
    filtered(noise(), highPass({ hz: 350, quality: 0.7, sampleRate })),
    lowPass({ hz: 2_200, quality: 0.7, sampleRate }),
  )
  const mixed = sweep.map((value, i) => value + (pat[i] ?? 0) * PAT_SHARE * patLevel(i / sampleRate))
  const loudest = mixed.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return mixed.map((value) => (value / loudest) * PEAK)
}

/** Paper sounds between 900 and 6,500 Hz; the resonance rises while the leaf is lifted and falls with it. */
function swept(noise: Float32Array, sampleRate: number): Float32Array {
  const paper = filtered(
    filtered(noise, highPass({ hz: 900, quality: 0.7, sampleRate })),
    lowPass({ hz: 6_500, quality: 0.7, sampleRate }),
  )
  const low = filtered(paper, peak({ hz: 1_600, quality: 1.2, sampleRate }, 9))
  const high = filtered(paper, peak({ hz: 3_600, quality: 1.2, sampleRate }, 7))
  return low.map((value, i) => {
    const bent = Math.sin((Math.PI * i) / low.length)
    return value * (1 - bent) + (high[i] ?? 0) * bent
  })
}

function sweepLevel(timeS: number): number {
  if (timeS < SWEEP.swellS) return Math.sin((Math.PI / 2) * (timeS / SWEEP.swellS)) ** 2
  return Math.max(0, (SWEEP.fadesByS - timeS) / (SWEEP.fadesByS - SWEEP.swellS)) ** 1.5
}

function patLevel(timeS: number): number {
  const since = timeS - PAT.atS
  if (since < 0 || since > PAT.lengthS) return 0
  return Math.min(1, since / PAT.attackS) * (1 - since / PAT.lengthS) ** 2
}
