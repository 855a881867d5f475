import { useEffect, useState } from 'react'
import { watchDeviceVoice, type DeviceVoice } from '#sound/device-voice.ts'

/** @returns null if the device has no Turkish voice of its own, or has not reported its voices yet */
export function useDeviceVoice(): DeviceVoice | null {
  const [voice, setVoice] = useState<DeviceVoice | null>(null)
  useEffect(() => watchDeviceVoice(setVoice), [])
  return voice
}
