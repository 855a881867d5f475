/** A draft with a sister and a brother, for specs that start from it. */
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { encodeFace, PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'

/** A saved draft of three children; `ready` says which of them have a portrait. */
export function familyDraft(world: string, ready: readonly boolean[]): object {
  const portraitOf = (index: number) => ({
    photoConsent: CURRENT_TEXT.photo,
    ...(ready[index] && {
      transformId: `${world}_170000000000${index}`,
      portraitUrl: `/stories/${world}/transformed.avif`,
      heroFeatures: encodeFace(FACES[index] ?? PLAIN_FACE),
    }),
  })
  return {
    ...{ childName: 'Defne', childAge: 6, childGender: 'female', ...portraitOf(0) },
    siblings: [
      { id: 'sibling-1', childName: 'Ali', childAge: 4, childGender: 'male', ...portraitOf(1) },
      { id: 'sibling-2', childName: 'Can', childAge: 8, childGender: 'male', ...portraitOf(2) },
    ],
  }
}

const FACES: readonly FaceFeatures[] = [
  SAMPLE_FACES.female,
  SAMPLE_FACES.male,
  { ...SAMPLE_FACES.male, hair: 'red', style: 'curly', eyes: 'green', freckles: true },
]
