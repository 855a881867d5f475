/** The prompts for painters. They never contain a child's name, age or place: the pictures are enough. */

const STYLE =
  'a warm, painterly picture-book illustration: soft gouache brushwork, rounded shapes, gentle golden light, rich but calm colours, no outlines'

export const PORTRAIT_PROMPT = [
  `Repaint this photo of a child's face as ${STYLE}.`,
  'Keep the framing exactly: the head stays at the same place, of the same size, turned the same way.',
  "Keep the likeness: face shape, eyes, eyebrows, nose, mouth, skin tone, hair colour and hairstyle, glasses if there are any. Do not lighten or darken the child's skin.",
  'The child looks friendly and awake. Plain, softly lit background of one warm colour. No text, no frame, no other person.',
].join(' ')

const KEPT =
  'Keep the composition exactly: every figure, animal, plant and light stays at its place and keeps its size, pose and colours, and the calm areas at the sides stay calm and empty, because text will stand there.'
const NOTHING_MORE = 'No text, no letters, no signature, no frame, nobody who is not on the page already.'

const ONE_FACE = [
  `The first image is a page of a children's picture book, the second its hero's face. Repaint the page as ${STYLE}.`,
  KEPT,
  'The child keeps its clothes and gets the face of the second image, the same person with the same skin tone, lit by the light of the scene, so that the face belongs to the body.',
  NOTHING_MORE,
].join(' ')

const SEVERAL_FACES = [
  `The first image is a page of a children's picture book, the others are the faces of the children on it. Repaint the page as ${STYLE}.`,
  KEPT,
  'Each child keeps its clothes and the face that it has on the page: the same person as in the image of that face, with the same skin tone, lit by the light of the scene, so that the face belongs to the body. No two children get the same face.',
  NOTHING_MORE,
].join(' ')

/** @param faces number of face images that follow that of the page */
export const pagePrompt = (faces: number): string => (faces === 1 ? ONE_FACE : SEVERAL_FACES)
