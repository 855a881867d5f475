/**
 * The book's cover flies in from the card on which it was chosen (`data-book`), if that is in sight; otherwise it fades
 * in.
 */
import { prefersReducedMotion } from '#ui/motion.ts'

const FLIGHT_MS = 900
const DAWN_MS = 400

/** @param cover at its final place, uncut @returns a function that stops it */
export function flyFromCard(cover: HTMLElement, bookId: string): () => void {
  // A browser without Web Animations shows the cover at its final place.
  if (typeof cover.animate !== 'function') return () => undefined
  const card = prefersReducedMotion() ? null : shownCard(bookId)
  const flight = card
    ? cover.animate(
        [
          { transformOrigin: '0 0', ...placeOf(card, cover) },
          { transformOrigin: '0 0', clipPath: WHOLE },
        ],
        {
          duration: FLIGHT_MS,
          easing: 'cubic-bezier(0.3, 0.1, 0.15, 1)',
        },
      )
    : cover.animate([{ opacity: 0 }, { opacity: 1 }], DAWN_MS)
  return () => flight.cancel()
}

/** The uncut cover with the shadow around it. */
const WHOLE = 'inset(-30% round 0px)'

function shownCard(bookId: string): HTMLImageElement | null {
  const card = document.querySelector<HTMLImageElement>(`[data-book="${CSS.escape(bookId)}"] img`)
  if (!card) return null
  const { top, bottom, width } = card.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight ? card : null
}

/** A card shows a part of its cover, in the card's width: the cover starts in that size, cut to the visible part. */
function placeOf(card: HTMLImageElement, cover: HTMLElement): Keyframe {
  const from = card.getBoundingClientRect()
  const to = cover.getBoundingClientRect()
  const scale = from.width / to.width
  const seen = Math.min(1, from.height / (to.height * scale))
  const [, across = '50%'] = getComputedStyle(card).objectPosition.split(' ')
  const above = (1 - seen) * (Number.parseFloat(across) / 100 || 0)
  const top = from.top - above * to.height * scale
  return {
    transform: `translate(${from.left - to.left}px, ${top - to.top}px) scale(${scale})`,
    clipPath: `inset(${above * 100}% 0 ${(1 - seen - above) * 100}% 0 round 4px)`,
  }
}
