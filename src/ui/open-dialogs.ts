/**
 * The open modal dialogs, the topmost last. A modal dialog is in the browser's top layer and makes everything outside
 * of it inert: what must be seen and read over it (toasts) has to be inside.
 */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** @returns a function to call when it is closed */
export function markOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export const topmostDialog = (): HTMLDialogElement | null => open.at(-1) ?? null

export function watchOpenDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
