/** Scheduled events of a simulation: a binary heap by time; events of the same time keep the order of their scheduling. */
export interface Happening {
  readonly atMs: number
  readonly happen: () => void
}

interface Scheduled extends Happening {
  order: number
}

export class Agenda {
  readonly #queue: Scheduled[] = []
  #scheduled = 0

  get first(): Happening | undefined {
    return this.#queue[0]
  }

  add(happening: Happening): void {
    const queue = this.#queue
    const one = { ...happening, order: this.#scheduled++ }
    let at = queue.push(one) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(one, queue[parent] as Scheduled)) break
      queue[at] = queue[parent] as Scheduled
      at = parent
    }
    queue[at] = one
  }

  removeFirst(): void {
    const queue = this.#queue
    const last = queue.pop()
    if (!last || queue.length === 0) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= queue.length) break
      if (child + 1 < queue.length && isBefore(queue[child + 1] as Scheduled, queue[child] as Scheduled)) child += 1
      if (!isBefore(queue[child] as Scheduled, last)) break
      queue[at] = queue[child] as Scheduled
      at = child
    }
    queue[at] = last
  }
}

const isBefore = (one: Scheduled, other: Scheduled): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
