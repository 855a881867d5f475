/**
 * Marks a face with its painter, in the standard field for that (XMP `CreatorTool`). The book follows its face: the
 * painter of the face that the parent agreed to also draws the pages, even if the configuration changes meanwhile.
 */
import sharp from 'sharp'

/** The maker of a face that an outside producer painted. The built-in illustrator draws the rest of such a book. */
export const WEBHOOK = 'webhook'

const packet = (maker: string): string =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="${maker}"/></rdf:RDF></x:xmpmeta>`

/** @param maker letters, digits and hyphens @returns PNG */
export async function withMaker(face: Buffer, maker: string): Promise<Buffer> {
  return sharp(face).withXmp(packet(maker)).png().toBuffer()
}

/** @returns undefined for a face that the built-in illustrator made */
export async function makerOf(face: Uint8Array): Promise<string | undefined> {
  const { xmpAsString } = await sharp(face).metadata()
  return /xmp:CreatorTool="([\w-]+)"/.exec(xmpAsString ?? '')?.[1]
}
