import { prefersReducedMotion } from './motion.ts'

const PAPER_COLOURS = ['#f5b83d', '#ffe9a6', '#b0263f', '#164a53', '#5fe0d0']

/** A burst of confetti over everything; none with reduced motion. Loaded when first used. */
export async function celebrate(): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  // A screen reader would announce the library's own canvas as a picture without a name.
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  const burst = confetti.create(canvas, { resize: true, disableForReducedMotion: true })
  const shared = { particleCount: 70, spread: 75, startVelocity: 48, colors: PAPER_COLOURS }
  await Promise.all([
    burst({ ...shared, angle: 60, origin: { x: 0, y: 0.75 } }),
    burst({ ...shared, angle: 120, origin: { x: 1, y: 0.75 } }),
  ])
  canvas.remove()
}
