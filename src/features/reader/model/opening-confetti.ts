import { prefersReducedMotion } from '#ui/motion.ts'

const PAPER_COLOURS = ['#f5b83d', '#ffe9a6', '#b0263f', '#fff4d6', '#5fe0d0']

/** Confetti on a canvas of the reader's own: a canvas on the page would lie beneath the open dialog. */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  const burst = confetti.create(canvas, { resize: true, disableForReducedMotion: true })
  const shared = { particleCount: 70, spread: 75, startVelocity: 48, colors: PAPER_COLOURS }
  await Promise.all([
    burst({ ...shared, angle: 60, origin: { x: 0, y: 0.8 } }),
    burst({ ...shared, angle: 120, origin: { x: 1, y: 0.8 } }),
  ])
}
