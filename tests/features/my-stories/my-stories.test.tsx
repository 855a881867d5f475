import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookActs } from '#app/book-dialogs/book-dialogs.ts'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { parseStory, type Story } from '#domain/story.ts'
import type { Keeping } from '#features/my-stories/keep-book.tsx'
import { MyStories, SignedOutLibrary } from '#features/my-stories/my-stories.tsx'
import { whyNotReadable } from '#features/my-stories/why-not-readable.ts'
import { useMyStories, type WatchMyStories } from '#features/my-stories/use-my-stories.ts'
import { drawnCameoUri } from '#stories/face/drawn-face.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { expectFault } from '../../support/faults.ts'

/** Cover and first spread as the browser draws them. */
const DRAWN = [<b key="cover">kapak</b>, <b key="spread">ilk resim</b>]

beforeEach(() => answerMediaQueries(false))

test('shows a message if the list of books fails, and offers to reload', async () => {
  const { user, onReload } = show({ is: 'failed', problem: new Problem('unavailable', 'for the log') })
  expect(screen.getByText('Hikayeleriniz yüklenirken bir hata oluştu')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sayfayı Yenile' }))
  expect(onReload).toHaveBeenCalledOnce()
})

test('opens the right dialog for each button of a finished book', async () => {
  const book = finishedStory()
  const { user, openDialog } = show({ is: 'ready', value: [book] })
  const buttons = {
    next: 'Aynı kahramanla yeni masal',
    share: 'Paylaş',
    record: 'Kendi sesinizle oku',
    print: 'Baskı dosyası (PDF)',
    words: 'Metni değiştir',
  }
  await user.click(screen.getByText('Diğer işlemler'))
  for (const [dialog, name] of Object.entries(buttons)) {
    await user.click(screen.getByRole('button', { name }))
    expect(openDialog).toHaveBeenLastCalledWith(dialog, book.id)
  }
})

test('shows a failed subscription on the page, and once in a toast', async () => {
  expectFault(/my-stories: watch\] permission-denied/)
  let fail: (problem: Problem) => void = () => {}
  const watch: WatchMyStories = (_uid, _from, _onChange, onFailed) => {
    fail = onFailed
    return () => {}
  }
  const { result } = renderHook(() => useMyStories('uid1' as UserId, watch))
  render(<Toasts />)
  act(() => fail(new Problem('permission-denied', 'for the log')))
  expect(result.current.stories.is).toBe('failed')
  expect(await screen.findByText('Hikayeleriniz yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.')).toBeVisible()
})

test('shows a message when the session ends on the open page', () => {
  render(
    <MemoryRouter>
      <SignedOutLibrary landingPath="/" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Oturum Açmanız Gerekiyor' })).toBeVisible()
})

test('leads from an empty library to the templates', () => {
  show({ is: 'ready', value: [] })
  expect(screen.getByRole('link', { name: 'Masallara göz at' })).toHaveAttribute('href', '/dashboard')
})

test('shows the date in Turkish and the badge of a finished book, and opens it', async () => {
  const finished = finishedStory()
  const { user, onRead } = show({ is: 'ready', value: [finished] })
  expect(screen.getByRole('heading', { name: 'Defne’nin Sihirli Orman Macerası' })).toBeVisible()
  expect(screen.getByText('14 Kasım 2026')).toBeVisible()
  expect(screen.getByText('Hazır')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hikayeyi Oku' }))
  expect(onRead).toHaveBeenCalledWith(finished)
})

test('opens a finished book by its cover, which is no second tab stop', async () => {
  const finished = finishedStory()
  const { user, onRead } = show({ is: 'ready', value: [finished] })
  const cover = screen.getByRole('button', { name: 'Defne’nin Sihirli Orman Macerası, kapak' })
  expect(cover).toHaveAttribute('tabindex', '-1')
  await user.click(cover)
  expect(onRead).toHaveBeenCalledExactlyOnceWith(finished)
})

test('shows the chosen hero of an unfinished book, drawn or from the photo', () => {
  const drawn = { heroLook: 'drawn', heroFeatures: encodeFace({ ...PLAIN_FACE, style: 'curly' }) } as const
  show({ is: 'ready', value: [story({ paymentStatus: 'paid', ...drawn })] })
  const picture = screen.getByRole('img', { name: 'Masaldaki portre: Defne' })
  expect(picture).toHaveAttribute('src', drawnCameoUri({ ...PLAIN_FACE, style: 'curly' }))
  cleanup()
  show({ is: 'ready', value: [story({ paymentStatus: 'paid', heroLook: 'photo' })] })
  expect(screen.getByRole('img', { name: 'Masaldaki portre: Defne' })).toHaveAttribute('src', '/media/portrait')
})

test('shows a completed record without pages as not ready', async () => {
  const { user, onRead } = show({ is: 'ready', value: [story({ status: 'completed', paymentStatus: 'paid' })] })
  await user.click(screen.getByRole('button', { name: 'Hikayeyi Oku' }))
  expect(await screen.findByText('Hikaye henüz hazır değil')).toBeVisible()
  expect(onRead).not.toHaveBeenCalled()
})

const NOW = Date.UTC(2026, 10, 26)

test.each([
  [{ step: 'pictures', done: 3, of: 7, readyAt: NOW + 70_000 }, 'Resim 3 / 7 · yaklaşık 1 dakika', 3],
  [{ step: 'narration', done: 2, of: 6, readyAt: NOW + 20_000 }, 'Ses 2 / 6 · bir dakikadan az', 7],
  [{ step: 'narration', done: 2, of: 6, readyAt: NOW - 1 }, 'Ses 2 / 6', 7],
  [{ step: 'compose', done: 0, of: 7, readyAt: NOW + 100_000 }, 'yaklaşık 2 dakika', 0],
])('shows progress %o as %s, and paints its share of seven frames', (progress, sentence, painted) => {
  show({ is: 'ready', value: [story({ paymentStatus: 'paid', progress })] })
  expect(screen.getByText(sentence)).toBeVisible()
  const frames = document.querySelectorAll('[aria-hidden] > [data-standing]')
  expect(frames).toHaveLength(7)
  expect([...frames].filter((frame) => frame.getAttribute('data-standing') === 'done')).toHaveLength(painted)
})

test('opens the first pages after a spread is painted, and keeps these pages open', async () => {
  const progressOf = (done: number) => story({ paymentStatus: 'paid', progress: { step: 'pictures', done, of: 7 } })
  const { user, again } = show({ is: 'ready', value: [progressOf(1)] })
  expect(screen.queryByRole('button', { name: MY_STORIES.openFirst })).toBeNull()
  again({ is: 'ready', value: [progressOf(2)] })
  await user.click(screen.getByRole('button', { name: MY_STORIES.openFirst }))
  const pages = screen.getByRole('dialog')
  again({ is: 'ready', value: [finishedStory()] })
  expect(pages).toBeVisible()
  await user.click(within(pages).getByRole('button'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows the progress of a book in production on its card', () => {
  show({ is: 'ready', value: [story({ paymentStatus: 'paid', progress: { step: 'pictures', done: 3, of: 7 } })] })
  expect(screen.getByText('Hazırlanıyor')).toBeVisible()
  expect(screen.getByText('Hazırlanıyor...')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Resimler çiziliyor, 3 / 7' })).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Yapım adımları' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Masal yazıldıbitti',
    'Resimler çiziliyor3 / 7',
    'Masal seslendirileceksırada',
    'Sayfalar birleştirileceksırada',
  ])
})

test('offers an unpaid story for payment once, or erases it after a second question', async () => {
  const unpaid = story({})
  const { user, completePayment, eraseStory } = show({ is: 'ready', value: [unpaid] })
  expect(screen.getByText('Ödeme bekleniyor')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Ödemeyi tamamla' }))
  expect(completePayment).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Sil' }))
  expect(eraseStory).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Evet, sil' }))
  expect(eraseStory).toHaveBeenCalledWith(unpaid)
})

test('says before the badge that an unpaid book waits for payment, with the price', () => {
  show({ is: 'ready', value: [story({})] })
  const waiting = screen.getByText('Ödeme bekleniyor')
  expect(waiting.parentElement).toHaveTextContent('Ödeme bekleniyor599 TL')
  const badge = screen.getByText('Hazırlanıyor')
  expect(waiting.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('does not ask for the payment again just after paying', () => {
  const paid = story({})
  show({ is: 'ready', value: [paid] }, paid.id)
  expect(screen.queryByRole('button', { name: 'Ödemeyi tamamla' })).toBeNull()
  expect(screen.getByText(/Ödemeniz doğrulanıyor/)).toBeVisible()
})

test('says why the book in the address cannot be opened', () => {
  const why = (changes: Record<string, unknown>, justPaidId: string | null = null) =>
    whyNotReadable(story(changes), justPaidId)
  expect(why({ paymentStatus: 'paid' })).toBe('Hikaye henüz hazır değil')
  expect(why({ paymentStatus: 'paid', status: 'completed' })).toBe('Hikaye henüz hazır değil')
  expect(why({})).toBe('Ödeme bekleniyor')
  expect(why({}, story({}).id)).toMatch(/Ödemeniz doğrulanıyor/)
  expect(why({ status: 'failed', paymentStatus: 'paid' })).toMatch(/Ödemeniz iade ediliyor/)
  expect(why({ status: 'failed', paymentStatus: 'refunded' })).toMatch(/Ödemenizin tamamı iade edildi/)
})

test('shows a failed book differently from one in production', () => {
  show({ is: 'ready', value: [story({ paymentStatus: 'paid' })] })
  const waiting = screen.getByText('Hazırlanıyor').className
  cleanup()
  show({ is: 'ready', value: [story({ status: 'failed', paymentStatus: 'refunded' })] })
  expect(screen.getByText('Hazırlanamadı').className).not.toBe(waiting)
  expect(screen.getByText('Hazırlanamadı')).toHaveClass('state--failed')
})

test('shows sum, day and number of a refund', () => {
  const refund = { amountKurus: 59_900, refundedAt: Date.UTC(2026, 10, 20, 12), refundNumber: 're_123' }
  show({ is: 'ready', value: [story({ status: 'failed', paymentStatus: 'refunded', ...refund })] })
  expect(screen.getByText(/599 TL 20 Kasım 2026 günü kartınıza gönderildi/)).toBeVisible()
  expect(screen.getByText('re_123')).toBeVisible()
  expect(screen.getByText(/Ödemenizin tamamı iade edildi/)).toBeVisible()
  expect(screen.getByText('Hazırlanamadı')).toBeVisible()
})

const books = (count: number): Story[] =>
  Array.from({ length: count }, (_, at) => ({
    ...story({
      childName: at === 0 ? 'Ömer' : 'Defne',
      title: `${at === 0 ? 'Ömer’in' : 'Defne’nin'} ${at + 1}. masalı`,
    }),
    id: `orman_uid1_170000000000${at}` as Story['id'],
  }))

test('offers a search for more than six books, and one press shows all again', async () => {
  show({ is: 'ready', value: books(6) })
  expect(screen.queryByRole('search')).toBeNull()
  cleanup()

  const { user } = show({ is: 'ready', value: books(7) })
  const tools = within(screen.getByRole('search'))
  await user.selectOptions(tools.getByLabelText('Kahraman'), 'Ömer')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(tools.getByRole('status')).toHaveTextContent('1 kitap')
  // All are of one tale, so there is no filter for it.
  expect(tools.queryByLabelText('Masal')).toBeNull()
  await user.type(tools.getByLabelText('Kitap ara'), 'defne')
  expect(screen.getByText('Böyle bir kitap yok.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hepsini göster' }))
  expect(screen.getAllByRole('article')).toHaveLength(7)
  await user.selectOptions(tools.getByLabelText('Sıra'), 'Önce eskiler')
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Defne’nin 7. masalı')
})

test('hides rare actions on a finished book behind one button', async () => {
  const { user } = show({ is: 'ready', value: [finishedStory()] })
  for (const name of ['Paylaş', 'Kendi sesinizle oku']) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
  expect(screen.getByText('Sil')).not.toBeVisible()
  await user.click(screen.getByText('Diğer işlemler'))
  for (const name of ['Baskı dosyası (PDF)', 'Metni değiştir', 'Adını, ithafını değiştir', 'Sorun bildir', 'Sil']) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Sözleşme' })).toBeVisible()
})

test('moves the focus from a removed card to the next one, or to the heading', () => {
  const [first, second, third] = books(3) as [Story, Story, Story]
  const { again } = show({ is: 'ready', value: [first, second, third] })
  screen.getAllByRole('button', { name: 'Ödemeyi tamamla' })[1]?.focus()
  again({ is: 'ready', value: [first, third] })
  expect(screen.getByRole('heading', { name: third.title })).toHaveFocus()
  again({ is: 'ready', value: [first] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('erases a finished book after a question that names what is erased', async () => {
  const finished = finishedStory()
  const { user, eraseStory } = show({ is: 'ready', value: [finished] })
  await user.click(screen.getByText('Diğer işlemler'))
  await user.click(screen.getByRole('button', { name: 'Sil' }))
  expect(screen.getByText(/Metni, resimleri ve sesleri hemen silinir, yedeklerden en geç 30 günde çıkar/)).toBeVisible()
  expect(eraseStory).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Evet, sil' }))
  expect(eraseStory).toHaveBeenCalledWith(finished)
})

test('changes title and dedication; an empty title or a failure keeps the typed words', async () => {
  const finished = finishedStory({ dedication: 'Sana' })
  const { user, changeStory } = show({ is: 'ready', value: [finished] })
  await user.click(screen.getByText('Diğer işlemler'))
  await user.click(screen.getByRole('button', { name: 'Adını, ithafını değiştir' }))
  const [title, dedication] = [screen.getByLabelText('Kitabın adı'), screen.getByLabelText('İthaf (isteğe bağlı)')]
  expect(title).toHaveFocus()
  expect(dedication).toHaveValue('Sana')
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(screen.getByText('Kitabın bir adı olmalı.')).toBeVisible()
  expect(changeStory).not.toHaveBeenCalled()

  changeStory.mockResolvedValueOnce(false)
  await user.type(title, '  Gece Masalı ')
  await user.clear(dedication)
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(title).toHaveValue('  Gece Masalı ')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(changeStory).toHaveBeenLastCalledWith(finished, { title: 'Gece Masalı', dedication: '' }, expect.anything())
  expect(screen.getByRole('button', { name: 'Adını, ithafını değiştir' })).toHaveFocus()
})

test('reports a fault with its page; empty words or a failure keep the typed ones', async () => {
  const finished = finishedStory()
  const { user, reportBook } = show({ is: 'ready', value: [finished] })
  await user.click(screen.getByText('Diğer işlemler'))
  await user.click(screen.getByRole('button', { name: 'Sorun bildir' }))
  const form = within(screen.getByRole('form', { name: 'Sorun bildir' }))
  expect(form.getByLabelText('Ne yanlış?')).toHaveFocus()
  await user.selectOptions(form.getByLabelText('Ne yanlış?'), 'Ses')
  await user.selectOptions(form.getByLabelText('Hangi sayfada?'), '4. sayfada')
  await user.click(form.getByRole('button', { name: 'Gönder' }))
  expect(form.getByText(/birkaç sözcükle yazın/)).toBeVisible()
  expect(reportBook).not.toHaveBeenCalled()

  reportBook.mockResolvedValueOnce(false)
  await user.type(form.getByLabelText('Kısaca anlatın'), 'Ses yarıda kesiliyor')
  await user.click(form.getByRole('button', { name: 'Gönder' }))
  expect(form.getByLabelText('Kısaca anlatın')).toHaveValue('Ses yarıda kesiliyor')
  await user.click(form.getByRole('button', { name: 'Gönder' }))
  expect(reportBook).toHaveBeenLastCalledWith({
    storyId: finished.id,
    fault: 'voice',
    page: 4,
    words: 'Ses yarıda kesiliyor',
  })
  expect(screen.getByRole('button', { name: 'Sorun bildir' })).toHaveFocus()
})

describe('the browser’s own notice', () => {
  const notices: { title: string; options: NotificationOptions }[] = []
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default'
    static answer: NotificationPermission = 'granted'
    static requestPermission = () => Promise.resolve((FakeNotification.permission = FakeNotification.answer))
    constructor(title: string, options: NotificationOptions) {
      super()
      notices.push({ title, options })
    }
    close() {}
  }
  beforeEach(() => {
    notices.length = 0
    FakeNotification.permission = 'default'
    FakeNotification.answer = 'granted'
    vi.stubGlobal('Notification', FakeNotification)
  })
  afterEach(() => vi.unstubAllGlobals())
  const making = () => story({ paymentStatus: 'paid', progress: { step: 'pictures', done: 3, of: 7 } })
  const made = () => finishedStory()

  test('notifies the parent only on request, if the book is ready and the tab hidden', async () => {
    const { user, again } = show({ is: 'ready', value: [making()] })
    await user.click(screen.getByRole('button', { name: 'Hazır olunca haber ver' }))
    expect(await screen.findByText(/tarayıcınız haber verir/)).toBeVisible()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    again({ is: 'ready', value: [made()] })
    again({ is: 'ready', value: [made()] })
    expect(notices).toEqual([
      { title: 'Kitabınız hazır', options: expect.objectContaining({ body: made().title, tag: made().id }) },
    ])
  })

  test('sends no notice if the browser refuses it, or the page is visible', async () => {
    FakeNotification.answer = 'denied'
    const { user, again } = show({ is: 'ready', value: [making()] })
    await user.click(screen.getByRole('button', { name: 'Hazır olunca haber ver' }))
    expect(await screen.findByText(/bildirime izin vermedi/)).toBeVisible()
    FakeNotification.permission = 'granted'
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    again({ is: 'ready', value: [made()] })
    expect(notices).toEqual([])
  })
})

const finishedStory = (changes: Record<string, unknown> = {}): Story =>
  story({
    status: 'completed',
    paymentStatus: 'paid',
    imageURLs: ['/1'],
    storyTexts: ['a', 'b'],
    narrationURLs: ['/n'],
    ...changes,
  })

function story(changes: Record<string, unknown>): Story {
  const parsed = parseStory('orman_uid1_1700000000000', {
    userId: 'uid1',
    userEmail: 'anne@example.com',
    templateId: 'orman',
    childName: 'Defne',
    childAge: 5,
    childGender: 'female',
    transformedPhotoUrl: '/media/portrait',
    title: 'Defne’nin Sihirli Orman Macerası',
    createdAt: Date.UTC(2026, 10, 14, 12),
    ...changes,
  })
  if (!parsed) throw new Error('the story of this test is not one')
  return parsed
}

function show(
  stories: Remote<Story[]>,
  justPaidId: string | null = null,
  { keeping = { is: 'absent' }, isOffline = false }: { keeping?: Keeping | null; isOffline?: boolean } = {},
) {
  const openDialog = vi.fn()
  const acts = {
    isOffline,
    waiting: { of: () => null },
    keeping: { of: () => keeping, keep: vi.fn(), giveUp: vi.fn(), forget: vi.fn() },
    onReload: vi.fn(),
    onRead: vi.fn(),
    acts: bookActs(openDialog),
    completePayment: vi.fn(() => new Promise<boolean>(() => {})),
    eraseStory: vi.fn(() => Promise.resolve()),
    changeStory: vi.fn(() => Promise.resolve(true)),
    reportBook: vi.fn(() => Promise.resolve(true)),
    drawPages: (_story: Story, render: (pages: readonly ReactNode[]) => ReactNode) => render(DRAWN),
    openPages: (story: Story, onClose: () => void) => (
      <dialog open aria-label={story.title}>
        <button onClick={onClose}>kapat</button>
      </dialog>
    ),
    now: () => NOW,
  }
  const page = (shown: Remote<Story[]>) => (
    <MemoryRouter>
      <MyStories
        stories={shown}
        mayHaveMore={false}
        onMore={() => {}}
        browsePath="/dashboard"
        justPaidId={justPaidId}
        {...acts}
      />
      <Toasts />
    </MemoryRouter>
  )
  const { rerender } = render(page(stories))
  return { user: userEvent.setup(), openDialog, again: (next: Remote<Story[]>) => rerender(page(next)), ...acts }
}

describe('a book on this device', () => {
  const book = (): Remote<Story[]> => ({ is: 'ready', value: [finishedStory()] })

  test('downloads a book to the device by a press, and shows the progress', async () => {
    const { user, keeping } = show(book())
    await user.click(screen.getByRole('button', { name: 'Cihaza indir' }))
    expect(keeping.keep).toHaveBeenCalledOnce()
    cleanup()
    const coming = show(book(), null, {
      keeping: { is: 'coming', done: 7, of: 18, bytes: 830_000 },
    })
    expect(screen.getByText('İndiriliyor: 7 / 18 · 0,8 MB')).toBeVisible()
    await coming.user.click(screen.getByRole('button', { name: 'Vazgeç' }))
    expect(coming.keeping.giveUp).toHaveBeenCalledOnce()
  })

  test('shows the size of a downloaded book, and removes it by a press', async () => {
    const { user, keeping } = show(book(), null, { keeping: { is: 'kept', bytes: 3_140_000 } })
    expect(screen.getByText('Cihazda · 3,1 MB')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cihazdan kaldır' }))
    expect(keeping.forget).toHaveBeenCalledOnce()
  })

  test('says offline which books can be read, and which are not on the device', () => {
    show(book(), null, { keeping: { is: 'kept', bytes: 1 }, isOffline: true })
    expect(screen.getByText('Cihaza indirdiğiniz kitaplar şimdi de okunur.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hikayeyi Oku' })).toBeVisible()
    cleanup()
    show(book(), null, { isOffline: true })
    expect(screen.getByText('Cihazda değil; bağlantı gelmeden eksik açılabilir.')).toBeVisible()
  })
})
