/**
 * Opus: at the size of the MP3 it keeps the frequencies that distinguish s from ş, which MP3 cuts off above 5.5 kHz.
 */
import { Application, createEncoder, Signal } from 'libopus-wasm'
import type { SpokenWord } from '#media/spoken-word.ts'
import { wordsComment } from '#media/word-times-in-ogg.ts'
import { OGG_OPUS_RATE, oggOpus } from './ogg.ts'
import { resampled } from './resample.ts'

const BITS_A_SECOND = 20_000
const RATE = 24_000
const FRAME = 480
/** From 0 to 10: each step costs a second for each book, and is hardly audible. */
const COMPLEXITY = 0
const TO_OGG = OGG_OPUS_RATE / RATE

/** @param samples mono, at most 24,000 a second @returns an Ogg file with the words inside */
export async function encodeOpus(
  samples: Float32Array,
  sampleRate: number,
  words: readonly SpokenWord[],
): Promise<Uint8Array<ArrayBuffer>> {
  const sound = resampled(samples, sampleRate, RATE)
  using encoder = await createEncoder({
    channels: 1,
    sampleRate: RATE,
    frameSize: FRAME,
    application: Application.Audio,
    signal: Signal.Voice,
    bitrate: BITS_A_SECOND,
    vbr: true,
    complexity: COMPLEXITY,
  })
  const lookahead = encoder.getLookahead()
  const packets: Uint8Array[] = []
  // Append silence to flush the samples that the encoder holds back.
  for (let at = 0; at < sound.length + lookahead; at += FRAME) {
    const frame = new Float32Array(FRAME)
    frame.set(sound.subarray(at, at + FRAME))
    packets.push(encoder.encodeFloat(frame))
  }
  return oggOpus({
    packets,
    packetSamples: FRAME * TO_OGG,
    preSkip: lookahead * TO_OGG,
    samples: sound.length * TO_OGG,
    inputRate: sampleRate,
    comments: [wordsComment(words)],
  })
}
