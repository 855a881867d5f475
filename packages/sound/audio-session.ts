/** An iPhone's use of sound in this tab; it outlasts the component that set it, and a reload. */
type AudioUse = 'auto' | 'playback' | 'play-and-record'

/**
 * 'playback' sounds even with the ring switch off, but allows no microphone; 'play-and-record' allows it. Code that
 * sets one of them sets 'auto' at the end.
 */
export function setAudioSession(use: AudioUse): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = use
}
