/**
 * A full-window dialog (reader, wizard) lives in the address, as a parameter with the id of what is open:
 * the phone's Back closes it before it leaves the page (docs/product/02-screens.md#216-back-closes-what-is-open-before-it-leaves-the-page), and a reload keeps it open.
 */
import { useCallback, useEffect, useRef } from 'react'
import { createSearchParams, useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'

export interface UrlDialog {
  id: string | null
  open: (id: string) => void
  /** In the place of the dialog that is open now: Back then leads to the page, not to that dialog. */
  openInstead: (id: string) => void
  close: () => void
}

export function useUrlDialog(name: string): UrlDialog {
  const [parameters] = useSearchParams()
  const { state, key, hash } = useLocation()
  // A step takes a while: a second press would go another one. The key alone is no mark of it, an entry that is returned to has it again.
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = false
  }, [key])
  const navigate = useNavigate()
  const openedHere = isOpenedHere(state)
  /** The rest of the address stays: the code of a gift stands in it. */
  const setParameters = useCallback(
    (next: URLSearchParams, options: NavigateOptions) =>
      void navigate({ search: next.toString(), hash }, { ...options, preventScrollReset: true }),
    [hash, navigate],
  )

  const open = useCallback(
    (id: string) => {
      // Pressed twice before the page was alive: the second press comes when the first has opened it.
      if (isUnderWay.current || parameters.get(name) === id) return
      isUnderWay.current = true
      setParameters(createSearchParams({ [name]: id }), { state: { openedHere: true } })
    },
    [name, parameters, setParameters],
  )
  const openInstead = useCallback(
    (id: string) => setParameters(createSearchParams({ [name]: id }), { replace: true, state }),
    [name, setParameters, state],
  )
  const close = useCallback(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // One step back undoes one opening; where the address itself brought the dialog there is nothing to go back to.
    if (openedHere) void navigate(-1)
    else setParameters(without(parameters, name), { replace: true })
  }, [name, navigate, openedHere, parameters, setParameters])

  return { id: parameters.get(name), open, openInstead, close }
}

const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state

function without(parameters: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete(name)
  return rest
}
