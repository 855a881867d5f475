/** The programs that turn a score into sound and sound into a file. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2'
export const SAMPLE_RATE = 44_100
const ENOUGH_BYTES = 256 * 1024 * 1024

/** @throws Error that names each missing program or file and its Debian package */
export function requireInstruments(): void {
  const missing = [
    ...['fluidsynth', 'ffmpeg'].filter(
      (program) => spawnSync(program, [program === 'ffmpeg' ? '-version' : '--version']).error,
    ),
    ...[SOUND_FONT].filter((file) => !existsSync(file)),
  ]
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.join(', ')}\nOn Debian: apt-get install fluidsynth fluid-soundfont-gm ffmpeg`)
}

/** @param midi a MIDI file @returns left and right, −1 … 1 */
export function playMidi(midi: Uint8Array): [Float32Array, Float32Array] {
  const folder = mkdtempSync(path.join(tmpdir(), 'music-'))
  try {
    const score = path.join(folder, 'score.mid')
    const sound = path.join(folder, 'sound.raw')
    writeFileSync(score, midi)
    call('fluidsynth', [
      '-ni',
      '-q',
      '-F',
      sound,
      '-T',
      'raw',
      '-O',
      'float',
      '-r',
      String(SAMPLE_RATE),
      '-g',
      '0.6',
      SOUND_FONT,
      score,
    ])
    return parted(readFileSync(sound))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param kbps on average */
export function encodeMp3(channels: readonly Float32Array[], kbps: number): Buffer {
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', String(channels.length), '-i', 'pipe:0']
  const output = [
    '-c:a',
    'libmp3lame',
    '-abr',
    '1',
    '-b:a',
    `${kbps}k`,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-f',
    'mp3',
  ]
  return viaFile('sound.mp3', (file) =>
    call('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...input, ...output, file], interleaved(channels)),
  )
}

/**
 * When ffmpeg has finished, it writes the length, which players need, into the head of the file: it cannot do so in a
 * pipe.
 */
function viaFile(name: string, write: (file: string) => void): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'music-'))
  try {
    write(path.join(folder, name))
    return readFileSync(path.join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function call(program: string, args: readonly string[], input: Uint8Array = new Uint8Array()): void {
  const { status, stderr, error } = spawnSync(program, args, { input, maxBuffer: ENOUGH_BYTES })
  if (error ?? status !== 0) throw new Error(`${program} failed: ${stderr?.toString() ?? ''}`, { cause: error })
}

function parted(raw: Buffer): [Float32Array, Float32Array] {
  const frames = Math.floor(raw.length / 8)
  const channel = (offset: number) => Float32Array.from({ length: frames }, (_, i) => raw.readFloatLE(i * 8 + offset))
  return [channel(0), channel(4)]
}

function interleaved(channels: readonly Float32Array[]): Buffer {
  const frames = channels[0]?.length ?? 0
  const raw = Buffer.alloc(frames * channels.length * 4)
  channels.forEach((samples, index) =>
    samples.forEach((value, i) => raw.writeFloatLE(value, (i * channels.length + index) * 4)),
  )
  return raw
}
