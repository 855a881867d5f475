import type { Voice, VoiceId } from '#domain/voice.ts'
import type { SendRecording } from './hooks/use-pages.ts'

/** A voice that may not be there yet. */
export interface NamedVoice {
  id: VoiceId
  name: string
}

export interface RecordVoicePorts {
  send: (voice: NamedVoice, ...recording: Parameters<SendRecording>) => ReturnType<SendRecording>
  /** Resolves when it is gone, or has said why not; as `takeBack` does. */
  erase: (voice: Voice) => Promise<void>
  /** @returns a link that nobody can be told again; null where it has said why there is none */
  invite: (voice: NamedVoice) => Promise<string | null>
  takeBack: (voice: Voice) => Promise<void>
  copy: (text: string) => void
}
