import { withTimeLimit } from '#time-limit'

/**
 * Three silent packets to try decoding, because some browsers claim to play Opus and cannot decode it (Safari 18.4).
 */
const SILENCE =
  'T2dnUwACAAAAAAAAAAABAAAAAAAAAIRs2SQBE09wdXNIZWFkAQEAAIC7AAAAAABPZ2dTAAAAAAAAAAAAAAEAAAABAAAAh1hgGgEQT3B1c1RhZ3MAAAAAAAAAAE9nZ1MABEALAAAAAAAAAQAAAAIAAAAi4Fp/AwMDA/j//vj//vj//g=='
const RATE = 48_000
const LIMIT_MS = 2_000

let answer: Promise<boolean> | undefined

/** @returns whether this browser decodes Ogg Opus; tried once */
export const playsOpus = (): Promise<boolean> => (answer ??= decodes())

async function decodes(): Promise<boolean> {
  if (document.createElement('audio').canPlayType('audio/ogg; codecs="opus"') === '') return false
  try {
    const file = Uint8Array.from(atob(SILENCE), (letter) => letter.charCodeAt(0)).buffer
    await withTimeLimit(new OfflineAudioContext(1, 1, RATE).decodeAudioData(file), 'decode Opus', { ms: LIMIT_MS })
    return true
  } catch (reason) {
    console.info('[reader] this browser decodes no Opus', reason)
    return false
  }
}
