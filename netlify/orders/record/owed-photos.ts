/** Which photos a paid book cannot be made without. After delivery its media have no end, as their entries show. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { transformIdSchema, storyIdSchema, type StoryId, type TransformId, type UserId } from '#domain/ids.ts'
import { ORDER_STATES, type OrderState } from '#domain/order.ts'
import { flatBookSchema } from '#domain/flat-book.ts'
import { readWindow } from '#netlify/clients/database.ts'

const photoEntries = { transformId: transformIdSchema, transformedPhotoUrl: v.string(), heroKey: v.string() }

/** The part of an order that says what it needs of photos. */
const photoOrderSchema = v.object({
  id: storyIdSchema,
  state: v.picklist(ORDER_STATES),
  snapshot: flatBookSchema({}, photoEntries),
})
type PhotoOrder = v.InferOutput<typeof photoOrderSchema>

type OwedPhoto = PhotoOrder['snapshot']['children'][number]

const photosIn = ({ snapshot }: PhotoOrder): OwedPhoto[] => snapshot.children

const PAYABLE: readonly OrderState[] = ['opening', 'open']
const OWED: readonly OrderState[] = ['paid', 'making']

/** @returns all of this user that may still be paid or are owed; the others need no photo any more */
export async function photoOrders(
  uid: UserId,
  isMeant: (id: TransformId) => boolean,
): Promise<{ payable: StoryId[]; owed: OwedPhoto[] }> {
  const found = await readWindow(paths.orders, { by: 'uid', equalTo: uid })
  const orders = found.map(([, order]) => v.parse(photoOrderSchema, order))
  return {
    payable: orders
      .filter((one) => PAYABLE.includes(one.state) && photosIn(one).some(({ transformId }) => isMeant(transformId)))
      .map(({ id }) => id),
    owed: orders.filter(({ state }) => OWED.includes(state)).flatMap(photosIn),
  }
}
