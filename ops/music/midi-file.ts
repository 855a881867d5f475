/** A score as a Standard MIDI File (format 1: the tempo's track, then one track for each part). */
import { beatsOf, type Note, type Part, type Score } from './score.ts'

const TICKS_PER_BEAT = 480
const DRUM_CHANNEL = 9
const CONTROLLER = { volume: 7, pan: 10, reverb: 91 }
/** Release a key a little early, so that a repeated key starts again and is not cut off by the previous note's end. */
const HELD_SHARE = 0.98

/** @param passes how often the theme is played, without a break */
export function midiFile(score: Score, passes: number): Uint8Array {
  const channels = channelsOf(score.parts)
  const tracks = [
    tempoTrack(score),
    ...score.parts.map((part, index) => partTrack(part, channels[index] ?? 0, beatsOf(score), passes)),
  ]
  return Buffer.concat([chunk('MThd', [0, 1, ...uint16(tracks.length), ...uint16(TICKS_PER_BEAT)]), ...tracks])
}

function channelsOf(parts: readonly Part[]): number[] {
  let next = 0
  return parts.map(({ instrument }) => {
    if (instrument === 'drums') return DRUM_CHANNEL
    if (next === DRUM_CHANNEL) next += 1
    return next++
  })
}

interface Event {
  tick: number
  /** The order of events at one tick, ascending: a key is released before it is struck again. */
  rank: number
  bytes: readonly number[]
}

function tempoTrack({ beatsPerMinute }: Score): Buffer {
  const microsecondsPerBeat = Math.round(60_000_000 / beatsPerMinute)
  return track([
    { tick: 0, rank: 0, bytes: [0xff, 0x51, 3, microsecondsPerBeat >> 16, ...uint16(microsecondsPerBeat & 0xffff)] },
  ])
}

function partTrack(
  { instrument, volume, pan = 64, reverb, notes }: Part,
  channel: number,
  beats: number,
  passes: number,
): Buffer {
  const control = (controller: number, value: number): Event => ({
    tick: 0,
    rank: 0,
    bytes: [0xb0 | channel, controller, value],
  })
  const events: Event[] = [
    { tick: 0, rank: 0, bytes: [0xc0 | channel, instrument === 'drums' ? 0 : instrument] },
    control(CONTROLLER.volume, volume),
    control(CONTROLLER.pan, pan),
    control(CONTROLLER.reverb, reverb),
  ]
  for (let pass = 0; pass < passes; pass++) events.push(...notes.flatMap((note) => strike(note, channel, pass * beats)))
  return track(events)
}

function strike({ beat, beats, key, velocity }: Note, channel: number, fromBeat: number): Event[] {
  const tick = Math.round((fromBeat + beat) * TICKS_PER_BEAT)
  return [
    { tick, rank: 2, bytes: [0x90 | channel, key, Math.round(velocity)] },
    {
      tick: tick + Math.max(1, Math.round(beats * HELD_SHARE * TICKS_PER_BEAT)),
      rank: 1,
      bytes: [0x80 | channel, key, 0],
    },
  ]
}

function track(events: readonly Event[]): Buffer {
  let last = 0
  const bytes = [...events]
    .sort((a, b) => a.tick - b.tick || a.rank - b.rank)
    .flatMap(({ tick, bytes }) => {
      const wait = variableLength(tick - last)
      last = tick
      return [...wait, ...bytes]
    })
  return chunk('MTrk', [...bytes, 0, 0xff, 0x2f, 0])
}

function chunk(name: string, bytes: readonly number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([Buffer.from(name, 'ascii'), length, Buffer.from(bytes)])
}

const uint16 = (value: number): number[] => [value >> 8, value & 0xff]

/** Seven bits a byte, the highest first; the top bit says that another byte follows. */
function variableLength(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
