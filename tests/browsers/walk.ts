/**
 * A parent's scenario from the first page to the last: makes a book, reads it, shares it, changes its words, prints it;
 * begins another one, and buys a gift.
 */
import { fileURLToPath } from 'node:url'
import { PATHS } from '#domain/site-paths.ts'
import { CONSENT } from '#text/consent.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { SHELL } from '#text/shell.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { READER } from '#text/reader.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { SHARED_BOOK } from '#text/shared-book.ts'
import { byLabel, byRole, byText, FILE_INPUT, type DrivenBrowser } from './browser.ts'
import { act, at, BOOK_MS, fill, hear, press, see, until } from './steps.ts'

const PHOTO = fileURLToPath(new URL('../fixtures/photos/astronaut.png', import.meta.url))
const SPREADS = 2

/** Called before each step. */
type Told = (step: string) => void

/** @throws if a step fails */
export async function walk(browser: DrivenBrowser, app: string, told: Told): Promise<void> {
  await makeAndRead(browser, app, told)
  const link = await useBook(browser, told)
  await give(browser, told)

  told('signs out')
  await press(browser, 'button', 'Çıkış Yap')
  await at(browser, PATHS.landing)

  told('reads by the link, as a guest')
  await browser.goTo(link)
  await press(browser, 'button', SHARED_BOOK.open)
  await readAlong(browser)
}

async function makeAndRead(browser: DrivenBrowser, app: string, told: Told): Promise<void> {
  told('registers')
  await browser.goTo(app)
  await press(browser, 'button', 'Ücretsiz Keşfet')
  await fill(browser, 'E-posta', `veli-${crypto.randomUUID()}@example.com`)
  await fill(browser, 'Şifre', 'bir-varmis-bir-yokmus')
  await press(browser, 'button', 'Kayıt Ol')
  await at(browser, PATHS.dashboard)

  told('says who the hero is')
  // The overlay of a successful sign-in still covers the dashboard for a moment, and takes presses.
  await until('to open the wizard', async () => {
    if (await browser.find(byLabel('Çocuğun adı'))) return true
    await (await browser.find(byRole('button', /Hemen Dene/)))?.press()
    return false
  })
  await fill(browser, 'Çocuğun adı', 'Defne')
  await press(browser, 'button', 'Devam Et')
  await press(browser, 'radio', '5 yaş')
  await press(browser, 'radio', 'Kız')
  await press(browser, 'button', 'Devam Et')

  told('gives a photo')
  await act(browser, 'to choose a photo', FILE_INPUT, (input) => input.choose(PHOTO))
  await press(browser, 'checkbox', /açık rıza veriyorum/)
  await press(browser, 'button', 'Bu yüzü kullan')
  await see(browser, 'Fotoğraf başarıyla dönüştürüldü')

  told('pays')
  await press(browser, 'checkbox', /okudum, kabul ediyorum/)
  await press(browser, 'button', 'Hikayeni Yarat')
  await press(browser, 'button', /Öde/)
  await at(browser, PATHS.myStories)

  told('reads two spreads with sound')
  await press(browser, 'button', /Hikayeyi Oku/, BOOK_MS)
  await readAlong(browser)
  await press(browser, 'button', READER.close)
  await see(browser, MY_STORIES.ready)
}

async function readAlong(browser: DrivenBrowser): Promise<void> {
  await act(browser, 'to see the open book', byRole('toolbar', READER.controls))
  for (let spread = 0; spread < SPREADS; spread++) {
    await browser.pressRight()
    await hear(browser)
  }
}

/** Uses a finished book: shares, rewords and prints it. @returns its share link */
async function useBook(browser: DrivenBrowser, told: Told): Promise<string> {
  told('shares it')
  // Until it is answered, the question about analytics lies over the foot of the page.
  await press(browser, 'button', CONSENT.refuse)
  await press(browser, 'button', MY_STORIES.share)
  await press(browser, 'button', SHARE_BOOK.create)
  await act(browser, 'to see the link', byLabel(SHARE_BOOK.link))
  const link = await browser.evaluate<string>(`return document.querySelector('dialog[open] input[readonly]').value`)
  await press(browser, 'button', SHARE_BOOK.close)

  told('words a page anew')
  await act(browser, 'to open the rare actions', byText(MY_STORIES.moreActs), (summary) => summary.press())
  await press(browser, 'button', MY_STORIES.word)
  await fill(browser, OWN_WORDS.page(0), 'Bir gün Defne’nin köpeği Fındık havlamış.')
  await press(browser, 'button', OWN_WORDS.save)
  await see(browser, OWN_WORDS.made(0), BOOK_MS)
  await press(browser, 'button', OWN_WORDS.close)

  told('has it drawn for paper')
  await press(browser, 'button', MY_STORIES.print)
  await press(browser, 'button', PRINT_BOOK.make)
  await act(browser, 'to have the file', byRole('link', /^İndir/), undefined, BOOK_MS)
  await press(browser, 'button', PRINT_BOOK.close)

  told('keeps the hero, and goes with her to another tale')
  await press(browser, 'button', MY_STORIES.nextTale)
  await act(browser, 'to open the question', byText(KEPT_HEROES.keepHeading('Defne')), (summary) => summary.press())
  await press(browser, 'button', KEPT_HEROES.keep)
  await act(browser, 'to see that she is kept', byRole('img', KEPT_HEROES.portraitAlt('Defne')))
  await press(browser, 'button', /Uzay Yolculuğu/)
  await see(browser, CREATE_STORY.portraitReady)
  await see(browser, KEPT_HEROES.noPhoto)
  await press(browser, 'button', 'Kapat')
  return link
}

async function give(browser: DrivenBrowser, told: Told): Promise<void> {
  told('gives a tale')
  await press(browser, 'link', SHELL.giveGift)
  await fill(browser, GIFT.to, 'Elif')
  await fill(browser, GIFT.from, 'Babaannesi')
  await press(browser, 'checkbox', /okudum, kabul ediyorum/)
  await press(browser, 'button', /^599 TL öde/)
  await until('to be at the pay page', async () =>
    (await browser.evaluate<string>('return location.pathname')).startsWith('/pay/'),
  )
  await press(browser, 'button', /Öde/)
  await at(browser, PATHS.gifts)
  // The list loads after the page, so a link may move while it is pressed.
  await until('to see the card’s square', async () => {
    if (await browser.find(byRole('img', GIFT.onCard.square))) return true
    await (await browser.find(byRole('link', GIFT.showCard)))?.press()
    return false
  })
}
