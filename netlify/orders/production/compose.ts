/** First step: the twelve texts with the child's name in them, and where on its painting each will stand. */
import { textBoxesOf } from '#stories/compose.ts'
import { composeTexts } from '#stories/own-text.ts'
import { requirePayment } from './require-payment.ts'
import type { Worker } from './worker.ts'
import { storyWorldOf } from './story-world-of.ts'

export async function compose(worker: Worker): Promise<void> {
  // Before anything costs money.
  await requirePayment(worker)
  const { childName, childAge, childGender, childNameForm, ownTexts } = worker.order.snapshot
  const child = { name: childName, age: childAge, gender: childGender, ...(childNameForm && { childNameForm }) }
  const world = storyWorldOf(worker.order)
  await worker.storeResults({ storyTexts: composeTexts(world.script, child, ownTexts), textBoxes: textBoxesOf(world) })
}
