import { prefersReducedMotion } from './motion.ts'

const PAPER_COLOURS = ['#f5b83d', '#ffe9a6', '#b0263f', '#164a53', '#5fe0d0']

/** A burst of confetti over everything; nothing where less motion is wanted. Loaded when first used. */
export async function celebrate(): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  const burst = { particleCount: 70, spread: 75, startVelocity: 48, colors: PAPER_COLOURS, zIndex: 9_999, disableForReducedMotion: true }
  await Promise.all([confetti({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } }), confetti({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } })])
}
