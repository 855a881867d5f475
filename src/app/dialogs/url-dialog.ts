/**
 * A dialog over a page lives in the address, as a parameter with the id of what is open: the phone's Back closes it before it
 * leaves the page (product 2.16), and a reload keeps it open.
 */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { createSearchParams, useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'

/** Several dialogs of one page, of which one is open at a time. */
export interface UrlDialogs<Name extends string> {
  opened: { is: Name; id: string } | null
  open: (name: Name, id: string) => void
  /** Replaces the open dialog: Back then leads to the page, not to that dialog. */
  openInstead: (name: Name, id: string) => void
  close: () => void
}

export interface UrlDialog {
  id: string | null
  open: (id: string) => void
  openInstead: (id: string) => void
  close: () => void
}

/** @param names the parameters, always the same list */
export function useUrlDialogs<Name extends string>(names: readonly Name[]): UrlDialogs<Name> {
  const [parameters] = useSearchParams()
  const { state, key, hash } = useLocation()
  // A history step takes a while, and a second press would make another. The key alone cannot mark the step, because
  // going back to an entry restores its old key.
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = false
  }, [key])
  const navigate = useNavigate()
  const openedHere = isOpenedHere(state)
  /** Keeps the rest of the address, which may contain a gift's code. */
  const setParameters = useCallback(
    (next: URLSearchParams, options: NavigateOptions) =>
      void navigate({ search: next.toString(), hash }, { ...options, preventScrollReset: true }),
    [hash, navigate],
  )

  const open = useCallback(
    (name: Name, id: string) => {
      // A button pressed twice before hydration: the first press has already opened it, so ignore the second.
      if (isUnderWay.current || parameters.get(name) === id) return
      isUnderWay.current = true
      setParameters(createSearchParams({ [name]: id }), { state: { openedHere: true } })
    },
    [parameters, setParameters],
  )
  const openInstead = useCallback(
    (name: Name, id: string) => setParameters(createSearchParams({ [name]: id }), { replace: true, state }),
    [setParameters, state],
  )
  const close = useCallback(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // One step back undoes one opening; if the address itself opened the dialog, there is no entry to go back to.
    if (openedHere) void navigate(-1)
    else setParameters(without(parameters, names), { replace: true })
  }, [names, navigate, openedHere, parameters, setParameters])

  const opened = useMemo(() => openedIn(parameters, names), [parameters, names])
  return { opened, open, openInstead, close }
}

export function useUrlDialog(name: string): UrlDialog {
  const names = useMemo(() => [name], [name])
  const { opened, open, openInstead, close } = useUrlDialogs(names)
  return {
    id: opened?.id ?? null,
    open: useCallback((id) => open(name, id), [name, open]),
    openInstead: useCallback((id) => openInstead(name, id), [name, openInstead]),
    close,
  }
}

/** @returns the dialog that an address names */
export function openedIn<Name extends string>(
  parameters: URLSearchParams,
  names: readonly Name[],
): { is: Name; id: string } | null {
  for (const is of names) {
    const id = parameters.get(is)
    if (id !== null) return { is, id }
  }
  return null
}

const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state

function without(parameters: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  for (const name of names) rest.delete(name)
  return rest
}
