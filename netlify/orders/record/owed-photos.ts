/** The photos without which a paid book cannot be made. After delivery its media have no end, as their entries show. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, TransformId, UserId } from '#domain/ids.ts'
import type { Order, OrderedChild } from '#domain/order.ts'
import { storedOrderSchema } from '#domain/stored-order.ts'
import { readWindow } from '#netlify/clients/database.ts'

type OwedPhoto = Pick<OrderedChild, 'transformId' | 'transformedPhotoUrl' | 'heroKey'>

const photosIn = (order: Order): OwedPhoto[] => (order.kind === 'book' && order.book ? order.book.children : [])

/**
 * @returns the payable orders of this user that need a photo that `isMeant` accepts, and all owed photos; no other
 * order needs one
 */
export async function photoOrders(
  uid: UserId,
  isMeant: (id: TransformId) => boolean,
): Promise<{ payable: StoryId[]; owed: OwedPhoto[] }> {
  const found = await readWindow(paths.orders, { by: 'uid', equalTo: uid })
  const orders = found.map(([, order]) => v.parse(storedOrderSchema, order))
  const payable = orders.filter(({ state }) => state === 'opening' || state === 'open')
  const owed = orders.filter(({ state }) => state === 'paid' || state === 'making')
  return {
    payable: payable
      .filter((order) => photosIn(order).some(({ transformId }) => isMeant(transformId)))
      .map(({ id }) => id),
    owed: owed.flatMap(photosIn),
  }
}
