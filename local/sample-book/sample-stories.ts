/** Stories as browser and server write them, for specs and benches that start with a finished book. */
import { PRICE_KURUS } from '#domain/pricing.ts'

const TEMPLATE_ID = 'sihirli-orman-macerasi'

interface StoryOptions {
  childName?: string
  title?: string
  createdAt?: number
}

/** A story of this user that waits for its payment, as the browser writes it. */
export function unpaidStory(
  uid: string,
  {
    childName = 'Defne',
    title = 'Defne’nin Sihirli Orman Macerası',
    createdAt = Date.UTC(2026, 10, 14, 12),
  }: StoryOptions = {},
) {
  const media = `/stories/${TEMPLATE_ID}`
  return {
    id: `${TEMPLATE_ID}_${uid}_${createdAt}`,
    userId: uid,
    userEmail: 'ebeveyn@example.com',
    templateId: TEMPLATE_ID,
    childName,
    childAge: 5,
    childGender: 'female',
    transformId: `${TEMPLATE_ID}_${createdAt}`,
    transformedPhotoUrl: `${media}/transformed.avif`,
    thumbnailUrl: `${media}/thumbnail.avif`,
    coverImageUrl: `${media}/cover.avif`,
    status: 'creating',
    paymentStatus: 'pending',
    createdAt,
    updatedAt: createdAt,
    title,
    description: 'Kişiye özel oluşturulmuş hikaye',
    tags: ['Kişisel Hikaye', 'Kız', '5 Yaş'],
    numberOfPages: 12,
    analyticsTracked: false,
  }
}

export function finishedStory(uid: string, options: StoryOptions = {}) {
  const spreads = [1, 2, 3, 4, 5, 6]
  const media = `/stories/${TEMPLATE_ID}`
  return {
    ...unpaidStory(uid, options),
    status: 'completed',
    paymentStatus: 'paid',
    amountKurus: PRICE_KURUS,
    paidAt: unpaidStory(uid, options).createdAt + 60_000,
    imageURLs: spreads.map((spread) => `${media}/spread-${spread}.avif`),
    storyTexts: spreads.flatMap((spread) => [
      `${spread}. yaprağın sol yanındaki söz.`,
      `${spread}. yaprağın sağ yanındaki söz.`,
    ]),
    narrationURLs: spreads.map((spread) => `${media}/narration-${spread}.mp3`),
  }
}
