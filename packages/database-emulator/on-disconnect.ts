import type { Caller } from './auth.ts'
import type { Namespace } from './namespace.ts'
import { contains } from './tree/path.ts'
import type { Path } from './tree/path.ts'
import { setAt } from './write-operation.ts'
import type { PathWrite } from './write-operation.ts'

/** Writes that a client registered for the moment of its disconnection. */
export class DisconnectWrites {
  #writes: PathWrite[] = []

  /** A later request for a place replaces the earlier ones for it and its descendants. */
  add(writes: readonly PathWrite[]): void {
    for (const write of writes) {
      this.cancel(write.path)
      this.#writes.push(write)
    }
  }

  cancel(path: Path): void {
    this.#writes = this.#writes.filter((write) => !contains(path, write.path))
  }

  /** Runs each write by itself: one that the rules refuse by now does not stop the others. */
  run(namespace: Namespace, caller: Caller): void {
    const writes = this.#writes
    this.#writes = []
    for (const { path, value } of writes) namespace.write(setAt(path, value), caller)
  }
}
