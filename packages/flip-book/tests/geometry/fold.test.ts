import { expect, test } from 'vitest'
import { foldAt } from '#flip-book/geometry/fold.ts'
import { apply } from '#flip-book/geometry/matrix.ts'

const PAGE = { width: 400, height: 450 }

test.each(['top', 'bottom'] as const)('puts the dragged %s corner of the flap at the hand’s position', (corner) => {
  const hand = { x: 120, y: corner === 'top' ? 60 : 390 }
  const fold = foldAt(PAGE, corner, hand)
  if (!fold) throw new Error('no fold')
  // The back of the right page: its own left edge is the right edge of the front.
  const cornerOnFlap = apply(fold.flap, { x: 0, y: corner === 'top' ? 0 : PAGE.height })
  expect(cornerOnFlap.x).toBeCloseTo(hand.x, 6)
  expect(cornerOnFlap.y).toBeCloseTo(hand.y, 6)
})
