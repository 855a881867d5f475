/** What a browser has recorded, in whatever form it records, as the samples that the server takes. */
import { Problem } from '#domain/problem.ts'
import { RECORDING_RATE } from '#domain/voice.ts'

const FULL_SCALE = 32_767

/** @returns 16 bit, little end first, mono, RECORDING_RATE. @throws Problem 'recording-silent' for what holds no sound */
export async function pcmOf(recorded: Blob): Promise<Blob> {
  // The context's rate is what decoding ends at.
  const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
  const bytes = await recorded.arrayBuffer()
  const sound = await context.decodeAudioData(bytes).catch((error: unknown) => {
    throw new Problem('recording-silent', 'The browser cannot decode what it has recorded', { cause: error })
  })
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
  const pcm = new DataView(new ArrayBuffer(sound.length * 2))
  for (let at = 0; at < sound.length; at += 1) {
    const mean = channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length
    pcm.setInt16(at * 2, Math.round(Math.max(-1, Math.min(1, mean)) * FULL_SCALE), true)
  }
  return new Blob([pcm.buffer], { type: 'application/octet-stream' })
}
