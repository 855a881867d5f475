/** Measures the photos `?photos=N`, /files/0 and following, as a parent's chosen files: `#codes` has the codes as JSON. */
import { measurePhoto } from '#photo/open-photo.ts'
import { prepareMeasuring } from '#photo/photo-look.ts'

const photos = Number(new URLSearchParams(location.search).get('photos'))
const codes: string[] = []
for (let photo = 0; photo < photos; photo++) codes.push(await codeOf(await fileAt(`/files/${photo}`)))
const output = document.createElement('output')
output.id = 'codes'
output.textContent = JSON.stringify(codes)
document.body.append(output)

async function fileAt(address: string): Promise<File> {
  const blob = await (await fetch(address)).blob()
  return new File([blob], 'photo', { type: blob.type })
}

/** @returns the refusal instead of the code if there is none */
async function codeOf(file: File): Promise<string> {
  const measured = await measurePhoto(file, prepareMeasuring())
  return typeof measured === 'string' ? measured : (measured?.features ?? 'no face')
}
