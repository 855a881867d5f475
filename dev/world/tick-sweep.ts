/** Nothing on one machine runs scheduled functions by their timer: `npm start` does. */
const EVERY_MS = 60_000

/** @param say told of what failed; a sweep that went well is silent */
export function tickSweep(appUrl: string, say: (line: string) => void): void {
  setInterval(() => void tick(), EVERY_MS).unref()

  async function tick() {
    try {
      const answer = await fetch(`${appUrl}/.netlify/functions/sweep`, { method: 'POST' })
      await answer.arrayBuffer()
      if (!answer.ok) say(`[sweep] answered ${answer.status}`)
    } catch (error) {
      say(`[sweep] could not be called: ${String(error)}`)
    }
  }
}
