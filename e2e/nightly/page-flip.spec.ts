/**
 * Tests react-pageflip against the contract of our flip book, and tests our controller's contract again in a browser.
 */
import { test } from '../support/fixtures.ts'
import { BROWSER_CONTRACT, CONTROLLER_CONTRACT, defineContract, serveBook } from '../support/flip-book-contract.ts'

/**
 * Checks that react-pageflip 2.0.3 fails and its adapter cannot mend, or that depend on the wall clock, which a busy
 * machine disturbs. Our flip book must pass them all.
 */
const NOT_OF_THE_LIBRARY: readonly string[] = [
  'pages that are bound in, taken out and given other keys are React’s to move',
  'a refused page is not pulled up either',
  'a swipe of the finger turns one spread, either way',
  'two quick swipes turn one spread',
  'a finger that goes down the page turns nothing',
  'a touch that the system takes away lays the page back',
  'two fingers fold nothing',
  'a press on an icon inside a button is the button’s alone',
  'in the middle of a turn no more than two pages are within reach',
  'taken off the page it does no more work',
]

/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const book = serveBook()
test.use({ hasTouch: true })

const CONTRACT = { ...CONTROLLER_CONTRACT, ...BROWSER_CONTRACT }
defineContract('compositor', CONTRACT, book.url)
defineContract(
  'page-flip',
  Object.fromEntries(Object.entries(CONTRACT).filter(([name]) => !NOT_OF_THE_LIBRARY.includes(name))),
  book.url,
)
