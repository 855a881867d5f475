/**
 * `node measure-memory.ts FOLDER`: checks every file of a folder like the request path of `proxy-webhook`, in a process
 * that does nothing else. Prints one line of JSON.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPhoto } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import '#netlify/functions/proxy-webhook.ts'
import { readUpload } from '#netlify/photos/upload.ts'

const folder = process.argv[2] ?? ''
const fields = {
  email: 'anne@example.test',
  uid: 'anne',
  templateId: 'sihirli-orman-macerasi',
  transformId: 'x',
  childName: 'Defne',
  childAge: '5',
  childGender: 'female',
}

async function look(bytes: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg')
  try {
    return (
      checkPhoto((await readUpload(new Request('https://example.test/', { method: 'POST', body: form }))).photo) ??
      'taken'
    )
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

const outcomes: Record<string, string> = {}
for (const name of readdirSync(folder)) outcomes[name] = await look(readFileSync(join(folder, name)))
const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] }
// maxRSS is in kilobytes.
console.log(
  JSON.stringify({
    outcomes,
    mostBytes: process.resourceUsage().maxRSS * 1_024,
    loadsSharp: sharedObjects.some((library) => library.includes('vips')),
  }),
)
