/** Stands in for the package sharp: the simulation does not check pictures. */
const picture = {
  resize: () => picture,
  webp: () => picture,
  toBuffer: async () => Buffer.from([1]),
}
export default () => picture
