import type { Voice, VoiceId } from '#domain/voice.ts'
import type { SendRecording } from './hooks/use-pages.ts'

/** A voice that may not exist yet. */
export interface NamedVoice {
  id: VoiceId
  name: string
}

export interface RecordVoicePorts {
  send: (voice: NamedVoice, ...recording: Parameters<SendRecording>) => ReturnType<SendRecording>
  /** Resolves when the voice is erased, or the failure has been shown; so does `takeBack`. */
  erase: (voice: Voice) => Promise<void>
  /** @returns a link that cannot be read again later; null if the failure has been shown */
  invite: (voice: NamedVoice) => Promise<string | null>
  takeBack: (voice: Voice) => Promise<void>
  copy: (text: string) => void
}
