/** What painters are asked for. No name, age or place of a child is ever in it: the pictures say all that is needed. */

const STYLE =
  'a warm, painterly picture-book illustration: soft gouache brushwork, rounded shapes, gentle golden light, rich but calm colours, no outlines'

export const PORTRAIT_PROMPT = [
  `Repaint this photo of a child's face as ${STYLE}.`,
  'Keep the framing exactly: the head stays at the same place, of the same size, turned the same way.',
  "Keep the likeness: face shape, eyes, eyebrows, nose, mouth, skin tone, hair colour and hairstyle, glasses if there are any. Do not lighten or darken the child's skin.",
  'The child looks friendly and awake. Plain, softly lit background of one warm colour. No text, no frame, no other person.',
].join(' ')

export const PAGE_PROMPT = [
  `The first image is a page of a children's picture book, the second its hero's face. Repaint the page as ${STYLE}.`,
  'Keep the composition exactly: every figure, animal, plant and light stays at its place and keeps its size, pose and colours, and the calm areas at the sides stay calm and empty, because text will stand there.',
  'The child keeps its clothes and gets the face of the second image, the same person with the same skin tone, lit by the light of the scene, so that the face belongs to the body.',
  'No text, no letters, no signature, no frame, nobody who is not on the page already.',
].join(' ')
