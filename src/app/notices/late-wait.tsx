import { SHELL } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'

/** The button that every long wait offers: a reload loses no written words. */
export function LateWaitWay() {
  return (
    <>
      <p>{SHELL.late}</p>
      <Button variant="paper" small onClick={() => window.location.reload()}>
        {SHELL.reload}
      </Button>
    </>
  )
}
