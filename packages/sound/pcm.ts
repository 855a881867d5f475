/** A browser's recording, in whatever form it records, as the samples that the server takes. */
import { Problem } from '#domain/problem.ts'
import { RECORDING_MAX_S, RECORDING_RATE } from '#domain/voice.ts'
import { withTimeLimit } from '#time-limit'

const FULL_SCALE = 32_767

/**
 * @returns 16 bit, little end first, mono, RECORDING_RATE; at most RECORDING_MAX_S, for a timer may end a recording late
 * @throws Problem 'recording-undecoded' where the browser cannot read what it has recorded
 */
export async function pcmOf(recorded: Blob): Promise<Blob> {
  // The context's rate is what decoding ends at.
  const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
  const sound = await decoded(recorded, context).catch((error: unknown) => {
    throw new Problem('recording-undecoded', 'The browser cannot decode what it has recorded', { cause: error })
  })
  const length = Math.min(sound.length, RECORDING_MAX_S * RECORDING_RATE)
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
  const pcm = new DataView(new ArrayBuffer(length * 2))
  for (let at = 0; at < length; at += 1) {
    const mean = channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length
    pcm.setInt16(at * 2, Math.round(Math.max(-1, Math.min(1, mean)) * FULL_SCALE), true)
  }
  return new Blob([pcm.buffer], { type: 'application/octet-stream' })
}

async function decoded(recorded: Blob, context: OfflineAudioContext): Promise<AudioBuffer> {
  const bytes = await withTimeLimit(recorded.arrayBuffer(), 'read a recording')
  return withTimeLimit(context.decodeAudioData(bytes), 'decode a recording')
}
