/** Which photos a paid book cannot be made without. Of one that was handed over the media have no end, and tell it themselves. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, storyIdSchema, type StoryId, type TransformId, type UserId } from '#domain/ids.ts'
import { ORDER_STATES, type OrderState } from '#domain/order.ts'
import { readWindow } from '#netlify/clients/database.ts'

/** The part of an order that says what it needs of a photo. */
const photoOrderSchema = v.object({
  id: storyIdSchema,
  state: v.picklist(ORDER_STATES),
  snapshot: v.object({ transformId: transformIdSchema, transformedPhotoUrl: v.string(), heroKey: v.string() }),
})
export type PhotoOrder = v.InferOutput<typeof photoOrderSchema>

const PAYABLE: readonly OrderState[] = ['opening', 'open']
const OWED: readonly OrderState[] = ['paid', 'making']

/** @returns all of this user that may still be paid or are owed; the others need no photo any more */
export async function photoOrders(
  uid: UserId,
  isMeant: (id: TransformId) => boolean,
): Promise<{ payable: StoryId[]; owed: PhotoOrder['snapshot'][] }> {
  const found = await readWindow(paths.orders, { by: 'uid', equalTo: uid })
  const orders = found.map(([, order]) => v.parse(photoOrderSchema, order))
  return {
    payable: orders
      .filter((one) => PAYABLE.includes(one.state) && isMeant(one.snapshot.transformId))
      .map(({ id }) => id),
    owed: orders.filter(({ state }) => OWED.includes(state)).map(({ snapshot }) => snapshot),
  }
}
