/** Runs the scheduled functions by their timer, as the platform does for a site. */
const EVERY_MS = 60_000
const SCHEDULED = ['sweep', 'reconcile']

/** @param say called for each failure; a run that succeeds is silent */
export function tickSweep(appUrl: string, say: (line: string) => void): void {
  setInterval(() => SCHEDULED.forEach((name) => void tick(name)), EVERY_MS).unref()

  async function tick(name: string) {
    try {
      const answer = await fetch(`${appUrl}/.netlify/functions/${name}`, { method: 'POST' })
      await answer.arrayBuffer()
      if (!answer.ok) say(`[${name}] answered ${answer.status}`)
    } catch (error) {
      say(`[${name}] could not be called: ${String(error)}`)
    }
  }
}
