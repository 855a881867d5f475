/** An iPhone's use of sound in this tab; it outlives the component that set it, and a reload. */
type AudioUse = 'auto' | 'playback' | 'play-and-record'

/**
 * 'playback' is heard with the ring switch off, and lets no microphone be opened; 'play-and-record' does. Whoever sets one sets
 * 'auto' at the end.
 */
export function setAudioSession(use: AudioUse): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = use
}
