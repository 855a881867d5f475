import { bookActs } from '#app/book-dialogs/book-dialogs.ts'
import { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import type { Progress, Story } from '#domain/story.ts'
import { EraseStoryButton } from '#features/my-stories/components/erase-story.tsx'
import type { BookKeeping, Keeping } from '#features/my-stories/keep-book.tsx'
import { MyStories, SignedOutLibrary } from '#features/my-stories/my-stories.tsx'
import { FirstPages, PagesOfBook } from '#features/create-story/pages-of-book.tsx'
import type { StoryActions } from '#features/my-stories/model/story-actions.ts'
import { StoryCard } from '#features/my-stories/components/story-card.tsx'
import type { StoryState } from '#features/my-stories/model/story-state.ts'
import { finishedStory, otherTemplates, sampleStory } from '../samples.ts'
import type { Specimen } from '../specimen.ts'
import { Pressed } from './on-arrival.tsx'

const FOLDER = 'src/features/my-stories'
const PAGE = `${FOLDER}/my-stories.tsx`
const A_WHILE_MS = 1_500

const aWhile = () => new Promise<void>((resolve) => window.setTimeout(resolve, A_WHILE_MS))
const keepingAs = (state: Keeping): BookKeeping => ({
  of: () => state,
  keep: () => undefined,
  giveUp: () => undefined,
  forget: () => undefined,
})
const actions: StoryActions = {
  onRead: () => undefined,
  acts: bookActs(() => undefined),
  completePayment: () => aWhile().then(() => false),
  eraseStory: aWhile,
  changeStory: () => Promise.resolve(true),
  reportBook: () => Promise.resolve(true),
  keeping: keepingAs({ is: 'absent' }),
  drawPages: (story, render) => <PagesOfBook story={story} render={render} />,
  openPages: (story, onClose) => <FirstPages story={story} onClose={onClose} />,
  waiting: { of: () => null },
  isOffline: false,
  now: () => 0,
}

function card(
  name: string,
  story: Story,
  { note, justPaid, ...acts }: { note?: string; justPaid?: boolean } & Partial<StoryActions> = {},
): Specimen {
  return {
    id: `story-card-${name.replaceAll(/\W+/g, '-')}`,
    name: `Story card, ${name}`,
    ...(note && { note }),
    file: `${FOLDER}/components/story-card.tsx`,
    width: 'third',
    element: <StoryCard story={story} justPaidId={justPaid ? story.id : null} {...actions} {...acts} />,
  }
}

const making = (name: string, progress?: Progress) =>
  card(`making, ${name}`, sampleStory({ paymentStatus: 'paid', ...(progress && { progress }) }))

const [space, sea] = otherTemplates

/** Each state of the card, in the order of a book's life. */
const CARDS: Record<StoryState['is'], readonly Specimen[]> = {
  unpaid: [
    card('unpaid', sampleStory({}, space), { note: 'A draft: the parent left the pay page. It goes after 30 days.' }),
  ],
  confirming: [
    card('confirming', sampleStory({}, space), {
      note: 'Back from the pay page, and the payment is not known yet.',
      justPaid: true,
    }),
  ],
  making: [
    making('paid'),
    making('composing', { step: 'compose', done: 0, of: 1 }),
    making('drawing', { step: 'pictures', done: 3, of: 7 }),
    making('narrating', { step: 'narration', done: 2, of: 6 }),
    making('publishing', { step: 'publish', done: 0, of: 1 }),
    making('telling', { step: 'notify', done: 0, of: 1 }),
  ],
  ready: [
    card('ready', finishedStory()),
    card('coming to the device', finishedStory(), {
      keeping: keepingAs({ is: 'coming', done: 7, of: 18, bytes: 830_000 }),
    }),
    card('kept on the device', finishedStory(), { keeping: keepingAs({ is: 'kept', bytes: 3_140_000 }) }),
    card('not kept, without a network', finishedStory(), { isOffline: true }),
    card('renamed without a network', finishedStory(), {
      isOffline: true,
      waiting: { of: () => ({ is: 'change', why: 'offline', takeBack: () => undefined }) },
    }),
    card('ready, long title', {
      ...finishedStory(sea),
      title: 'Abdurrahmangazi Muhammedcan Şükrüyeönder’in Denizaltı Krallığı',
    }),
  ],
  refunding: [
    card('refunding', sampleStory({ status: 'failed', paymentStatus: 'paid' }, sea), {
      note: 'It could not be made, and the money is on its way back.',
    }),
  ],
  refunded: [card('refunded', sampleStory({ status: 'failed', paymentStatus: 'refunded' }, sea))],
}

const page = (books: Remote<Story[]>, mayHaveMore = false) => (
  <MyStories
    stories={books}
    mayHaveMore={mayHaveMore}
    onMore={() => undefined}
    onReload={() => undefined}
    browsePath="/"
    justPaidId={null}
    {...actions}
  />
)

export const stories: readonly Specimen[] = [
  ...Object.values(CARDS).flat(),
  {
    id: 'erase-story',
    name: 'Erase, asking',
    note: 'In its own place; the harmless answer has the focus.',
    file: `${FOLDER}/components/erase-story.tsx`,
    windowPx: 130,
    element: (
      <div className="p-6">
        <Pressed>
          <EraseStoryButton story={sampleStory({}, space)} eraseStory={actions.eraseStory} />
        </Pressed>
      </div>
    ),
  },
]

/** The page around the cards, and its states without cards. */
export const library: readonly Specimen[] = [
  {
    id: 'my-stories-loading',
    name: 'Library, loading',
    file: PAGE,
    width: 'half',
    element: page({ is: 'loading' }),
  },
  {
    id: 'my-stories-failed',
    name: 'Library, failed',
    file: PAGE,
    width: 'half',
    element: page({ is: 'failed', problem: new Problem('unavailable', 'a sample') }),
  },
  {
    id: 'my-stories-empty',
    name: 'Library, empty',
    file: PAGE,
    width: 'half',
    element: page({ is: 'ready', value: [] }),
  },
  {
    id: 'my-stories-signed-out',
    name: 'Library, signed out',
    file: PAGE,
    width: 'half',
    element: <SignedOutLibrary landingPath="/" />,
  },
  {
    id: 'my-stories-more',
    name: 'Library, with older books',
    file: PAGE,
    element: page({ is: 'ready', value: [finishedStory(), finishedStory(space)] }, true),
  },
]
