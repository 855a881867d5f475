/**
 * Makes the built-in voice's data: a copy of eSpeak NG's data in which every file that Turkish does not need is filled
 * with zeros. Lengths and offsets stay, because espeak-ng.js contains them. All languages would take 13 MB of a
 * function's zip. Run it again after each change of the package's version; the result is committed.
 *
 *     node ops/build-voice-data.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gzipSync } from 'node:zlib'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULT = 'packages/studio/built-in/voice/espeak-ng-tr.data.gz'

/**
 * The sounds, which all languages share, and the Turkish data. eSpeak NG uses English for characters that Turkish has
 * no word for, such as letters of a foreign script.
 */
const NEEDED = ['phontab', 'phonindex', 'phondata', 'intonations', 'tr_dict', 'lang/trk/tr', 'en_dict', 'lang/gmw/en']

interface DataFile {
  name: string
  start: number
  end: number
}

/** The table that emscripten's packager wrote into the script: `{filename:"…",start:0,end:9}`, byte offsets. */
function filesIn(script: string): DataFile[] {
  const entries = script.matchAll(/\{filename:"\/usr\/share\/espeak-ng-data\/([^"]+)",start:(\d+),end:(\d+)\}/g)
  return [...entries].map(([, name = '', start, end]) => ({ name, start: Number(start), end: Number(end) }))
}

function onlyNeeded(data: Buffer, files: readonly DataFile[]): Buffer {
  const kept = Buffer.alloc(data.length)
  for (const name of NEEDED) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file) throw new Error(`espeak-ng.js knows no file '${name}' any more.`)
    data.copy(kept, file.start, file.start, file.end)
  }
  return kept
}

const scriptFile = fileURLToPath(import.meta.resolve('@echogarden/espeak-ng-emscripten'))
const data = await readFile(path.join(path.dirname(scriptFile), 'espeak-ng.data'))
const files = filesIn(await readFile(scriptFile, 'utf8'))
if (files.at(-1)?.end !== data.length) throw new Error('The file table of espeak-ng.js does not fit espeak-ng.data.')

const packed = gzipSync(onlyNeeded(data, files), { level: constants.Z_BEST_COMPRESSION })
await writeFile(path.join(ROOT, RESULT), packed)
console.log(`${Math.round(packed.length / 1024)} KB  ${RESULT}`)
