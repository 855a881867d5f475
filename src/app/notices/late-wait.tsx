import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'

/** What every long wait offers: whoever reloads keeps what was written. */
export function LateWaitWay() {
  return (
    <>
      <p>{SHELL.late}</p>
      <Button look="paper" small onClick={() => window.location.reload()}>
        {SHELL.reload}
      </Button>
    </>
  )
}
