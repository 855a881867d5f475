/**
 * A full-window dialog (reader, wizard) lives in the address, as a parameter with the id of what is open:
 * the phone's Back closes it before it leaves the page (docs/product/02-screens.md#216-back-closes-what-is-open-before-it-leaves-the-page), and a reload keeps it open.
 */
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export interface UrlDialog {
  id: string | null
  open: (id: string) => void
  /** In the place of the dialog that is open now: Back then leads to the page, not to that dialog. */
  openInstead: (id: string) => void
  close: () => void
}

export function useUrlDialog(name: string): UrlDialog {
  const [parameters, setParameters] = useSearchParams()
  const { state, key } = useLocation()
  // A step takes a while: a second press would go another one. The key alone is no mark of it, an entry that is returned to has it again.
  const isUnderWay = useRef(false)
  useEffect(() => {
    isUnderWay.current = false
  }, [key])
  const navigate = useNavigate()
  const openedHere = isOpenedHere(state)

  const open = useCallback(
    (id: string) => {
      // Pressed twice before the page was alive: the second press comes when the first has opened it.
      if (isUnderWay.current || parameters.get(name) === id) return
      isUnderWay.current = true
      setParameters({ [name]: id }, { state: { openedHere: true }, preventScrollReset: true })
    },
    [name, parameters, setParameters],
  )
  const openInstead = useCallback(
    (id: string) => setParameters({ [name]: id }, { replace: true, state, preventScrollReset: true }),
    [name, setParameters, state],
  )
  const close = useCallback(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // One step back undoes one opening; where the address itself brought the dialog there is nothing to go back to.
    if (openedHere) void navigate(-1)
    else setParameters((before) => without(before, name), { replace: true, preventScrollReset: true })
  }, [name, navigate, openedHere, setParameters])

  return { id: parameters.get(name), open, openInstead, close }
}

const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state

function without(parameters: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete(name)
  return rest
}
