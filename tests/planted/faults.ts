/**
 * Faults that a developer could make, one patch each (faults/NAME.patch), and the smallest part of `npm test` that has to find it.
 * tests/planted/planted.test.ts keeps the patches applicable; `npm run nightly -- planted` plants them.
 */
export type Area =
  | 'routing'
  | 'sign-in'
  | 'wizard'
  | 'photo'
  | 'checkout'
  | 'library'
  | 'reader'
  | 'flip book'
  | 'account'
  | 'offline'
  | 'shares'
  | 'voices'
  | 'gifts'
  | 'print'
  | 'functions'
  | 'rules'
  | 'texts'
  | 'studio'
  | 'stories'

export const VITEST_PARTS = ['unit', 'rules', 'tools', 'functions'] as const
export type VitestPart = (typeof VITEST_PARTS)[number]

export type Finder =
  /** `grep` matches the titles of a test, as Vitest joins them. */
  | { part: VitestPart; files: readonly string[]; grep?: string }
  /** Parts of the paths of specs; `grep` matches project, file and titles, as Playwright joins them. */
  | { part: 'e2e'; files: readonly string[]; grep?: string }
export type Part = Finder['part']

export interface Fault {
  name: string
  area: Area
  /** The effect that a parent or the business would notice, without a full stop. */
  breaks: string
  finder: Finder
}

/** Each argument is a file. These parts of the tests are quick. */
const unit = (...files: string[]): Finder => ({ part: 'unit', files })
const rules = (...files: string[]): Finder => ({ part: 'rules', files })
/** A file of this part takes minutes, so each fault names its tests. */
const functions = (file: string, grep: string): Finder => ({ part: 'functions', files: [file], grep })
const e2e = (file: string, grep?: string): Finder => ({
  part: 'e2e',
  files: [file],
  ...(grep !== undefined && { grep }),
})

export const FAULTS: readonly Fault[] = [
  {
    name: 'back-leaves-the-page',
    area: 'routing',
    breaks: 'Back leaves the page instead of closing the dialog over it',
    finder: unit('tests/app/dialogs/url-dialog.test.tsx'),
  },
  {
    name: 'second-close-leaves-the-page',
    area: 'routing',
    breaks: 'a second press on close leaves the page beneath the dialog',
    finder: unit('tests/app/dialogs/url-dialog.test.tsx'),
  },
  {
    name: 'next-dialog-stacks-on-the-first',
    area: 'routing',
    breaks: 'Back from the account dialog leads into the preview that opened it',
    finder: e2e('journeys.spec', 'a visitor reads the first pages'),
  },
  {
    name: 'mail-link-loses-its-query',
    area: 'routing',
    breaks: 'a visitor comes back from the sign-in without the query of the address',
    finder: unit('tests/app/auth/guards.test.tsx'),
  },
  {
    name: 'return-to-another-site',
    area: 'routing',
    breaks: 'a crafted link leads to another site after the sign-in',
    finder: unit('tests/app/auth/return-to.test.ts'),
  },
  {
    name: 'library-shuts-with-the-session',
    area: 'routing',
    breaks: 'the library closes without a word when the session ends',
    finder: unit('tests/app/auth/guards.test.tsx'),
  },
  {
    name: 'old-build-is-not-reloaded',
    area: 'routing',
    breaks: 'a page that is older than the last deploy shows an error instead of loading the new build',
    finder: e2e('lost-network.spec', 'reloads the page once if a script is gone'),
  },
  {
    name: 'landing-page-is-drawn-anew',
    area: 'routing',
    breaks: 'the landing page is drawn a second time instead of being taken over',
    finder: e2e('coming-in.spec', 'takes over the built landing page'),
  },
  {
    name: 'phone-menu-stays-shut',
    area: 'routing',
    breaks: 'the menu of the landing page does not open on a phone',
    finder: e2e('journeys.spec', 'a visitor registers from the password reset'),
  },
  {
    name: 'account-stays-after-a-failed-sign-up',
    area: 'sign-in',
    breaks: 'a sign-up that cannot be announced leaves its account behind',
    finder: unit('tests/features/account/account-dialog.test.tsx'),
  },
  {
    name: 'new-account-has-a-known-password',
    area: 'sign-in',
    breaks: 'an account without a password of its own opens with a word that everybody can guess',
    finder: unit('tests/features/account/account-dialog.test.tsx'),
  },
  {
    name: 'wrong-password-says-nothing',
    area: 'sign-in',
    breaks: 'a wrong password has no sentence at the form',
    finder: unit('tests/features/account/account-dialog.test.tsx'),
  },
  {
    name: 'clock-set-back-sends-no-mail',
    area: 'sign-in',
    breaks: 'no verification mail is sent again after the clock was set back',
    finder: unit('tests/app/auth/verification-mail.test.ts'),
  },
  {
    name: 'escape-closes-a-dialog-that-works',
    area: 'sign-in',
    breaks: 'Escape closes the account dialog while a sign-in is under way',
    finder: e2e('coming-in.spec', 'keeps the account dialog open while it submits'),
  },
  {
    name: 'session-is-always-remembered',
    area: 'sign-in',
    breaks: 'a session that was not to be remembered is known to every tab',
    finder: unit('tests/features/account/login-form.test.tsx'),
  },
  {
    name: 'draft-survives-a-sign-out-elsewhere',
    area: 'sign-in',
    breaks: 'a child’s name stays on the device after a session that was ended elsewhere',
    finder: unit('tests/app/auth/follow-session.test.ts'),
  },
  {
    name: 'two-year-olds-are-refused',
    area: 'wizard',
    breaks: 'the wizard offers no age below three',
    finder: unit('tests/features/create-story/wizard.test.tsx'),
  },
  {
    name: 'double-click-orders-twice',
    area: 'wizard',
    breaks: 'a double click on the last button makes two orders',
    finder: unit('tests/features/create-story/use-order.test.tsx'),
  },
  {
    name: 'draft-of-another-parent',
    area: 'wizard',
    breaks: 'a parent sees the draft of whoever used the device before',
    finder: unit('tests/features/create-story/draft.test.tsx'),
  },
  {
    name: 'chosen-ending-is-not-ordered',
    area: 'wizard',
    breaks: 'the ending that a parent chose for the name is missing from the order',
    finder: unit('tests/features/create-story/wizard.test.tsx'),
  },
  {
    name: 'erased-portrait-is-offered',
    area: 'wizard',
    breaks: 'a portrait that the server has erased is still offered for ordering',
    finder: unit('tests/features/create-story/wizard.test.tsx'),
  },
  {
    name: 'forgotten-box-stays-out-of-sight',
    area: 'wizard',
    breaks: 'the box that a parent forgot is not brought into sight',
    finder: e2e('focus.spec', 'a missing consent at'),
  },
  {
    name: 'photo-leaves-without-a-consent',
    area: 'photo',
    breaks: 'a photo is sent before the parent has agreed',
    finder: unit('tests/features/create-story/photo-step.test.tsx'),
  },
  {
    name: 'late-portrait-is-lost',
    area: 'photo',
    breaks: 'a portrait that comes after thirty seconds is thrown away',
    finder: unit('tests/features/create-story/transform-photo.test.ts'),
  },
  {
    name: 'photo-is-sent-before-its-record',
    area: 'photo',
    breaks: 'the photo is sent although its record could not be written',
    finder: unit('tests/features/create-story/transform-photo.test.ts'),
  },
  {
    name: 'thumbnail-is-taken-for-a-photo',
    area: 'photo',
    breaks: 'a picture that is too small to show a face is taken',
    finder: unit('packages/media/tests/photo.test.ts'),
  },
  {
    name: 'failed-checkout-leaves-its-record',
    area: 'checkout',
    breaks: 'a checkout that failed leaves an unpaid card in the library',
    finder: unit('tests/app/checkout/checkout.test.tsx'),
  },
  {
    name: 'changed-order-keeps-its-id',
    area: 'checkout',
    breaks: 'an order that was changed goes on under the id of the old one',
    finder: unit('tests/app/checkout/checkout.test.tsx'),
  },
  {
    name: 'thanks-at-every-reload',
    area: 'checkout',
    breaks: 'every reload thanks for the payment again and counts another sale',
    finder: unit('tests/app/checkout/use-payment-return.test.tsx'),
  },
  {
    name: 'way-back-from-paying-is-silent',
    area: 'checkout',
    breaks: 'a parent who comes back from the pay page is not told that nothing is paid',
    finder: e2e('paying.spec', 'pays an order from another device'),
  },
  {
    name: 'unpaid-card-leads-to-no-wizard',
    area: 'checkout',
    breaks: 'the way back from the pay page leads to the shelf instead of the card',
    finder: e2e('paying.spec', 'pays an order from another device'),
  },
  {
    name: 'back-after-paying-opens-an-empty-wizard',
    area: 'checkout',
    breaks: 'Back after a paid order opens an empty wizard of the same tale',
    finder: unit('tests/app/checkout/use-back-from-pay-page.test.tsx'),
  },
  {
    name: 'first-sight-takes-any-name',
    area: 'wizard',
    breaks: 'the landing page accepts a name that the wizard refuses after the registration',
    finder: unit('tests/app/own-child.test.tsx'),
  },
  {
    name: 'paid-card-asks-for-money',
    area: 'library',
    breaks: 'a card asks for the money again right after the payment',
    finder: unit('tests/features/my-stories/my-stories.test.tsx'),
  },
  {
    name: 'search-knows-no-turkish',
    area: 'library',
    breaks: 'the search does not find a title whose letters the keyboard lacks',
    finder: unit('tests/features/my-stories/find-stories.test.ts'),
  },
  {
    name: 'new-book-hides-an-older-one',
    area: 'library',
    breaks: 'a new book hides an older one between two pages of the library',
    finder: unit('tests/domain/live-pages.test.ts'),
  },
  {
    name: 'refund-without-its-number',
    area: 'library',
    breaks: 'a refunded card does not show the number that the bank asks for',
    finder: unit('tests/features/my-stories/my-stories.test.tsx'),
  },
  {
    name: 'focus-is-lost-after-erasing',
    area: 'library',
    breaks: 'the focus is lost after a book was erased',
    finder: e2e('focus.spec', 'moves the focus in the library'),
  },
  {
    name: 'renamed-book-keeps-its-old-words',
    area: 'library',
    breaks: 'a new title is said to be saved and is not',
    finder: e2e('finished-book.spec', 'renames a book'),
  },
  {
    name: 'preview-shows-two-pages-more',
    area: 'reader',
    breaks: 'a preview shows two pages more than it should',
    finder: unit('tests/domain/book.test.ts'),
  },
  {
    name: 'wrong-word-is-lit',
    area: 'reader',
    breaks: 'the reader lights a word that is not read',
    finder: unit('packages/sound/tests/read-along.test.ts'),
  },
  {
    name: 'screen-stays-on-all-night',
    area: 'reader',
    breaks: 'the screen stays on although the book has fallen asleep',
    finder: unit('tests/features/reader/bedtime.test.tsx'),
  },
  {
    name: 'last-book-leads-nowhere',
    area: 'reader',
    breaks: 'the last book of the shelf offers no next one',
    finder: unit('tests/app/dialogs/next-of.test.ts'),
  },
  {
    name: 'upright-phone-is-not-asked-to-turn',
    area: 'reader',
    breaks: 'an upright phone shows a tiny book instead of asking to be turned',
    finder: e2e('reader-alone.spec', 'reads aloud a picture book on an upright phone'),
  },
  {
    name: 'controls-lie-on-a-phones-page',
    area: 'reader',
    breaks: 'the controls lie upon the pages of a phone',
    finder: e2e('reader-alone.spec', "puts controls on the book's outer edge"),
  },
  {
    name: 'page-turns-too-slowly',
    area: 'reader',
    breaks: 'a page needs three seconds to turn',
    finder: e2e('reader-book.spec', 'turns a page in 1000 ms'),
  },
  {
    name: 'music-drowns-the-voice',
    area: 'reader',
    breaks: 'the music does not sink while the voice speaks',
    finder: e2e('reader-alone.spec', 'lowers the music while the voice speaks'),
  },
  {
    name: 'first-spread-is-skipped',
    area: 'flip book',
    breaks: 'the book opens at its second spread',
    finder: unit('packages/flip-book/tests/geometry/page-numbers.test.ts'),
  },
  {
    name: 'quick-presses-are-lost',
    area: 'flip book',
    breaks: 'a press of the key during a turn is forgotten',
    finder: unit('packages/flip-book/tests/engine/turn-machine.test.ts'),
  },
  {
    name: 'page-slips-from-the-finger',
    area: 'flip book',
    breaks: 'the corner of a page does not follow the finger',
    finder: e2e('reader-book.spec', 'keeps the dragged page under the finger'),
  },
  {
    name: 'portrait-goes-too-early',
    area: 'account',
    breaks: 'the account page names a day that is too early for a portrait',
    finder: unit('tests/features/my-account/kept-portraits.test.ts'),
  },
  {
    name: 'old-answer-about-measuring-counts',
    area: 'account',
    breaks: 'a parent who agreed to an older text is measured',
    finder: unit('tests/features/consent/analytics-choice.test.ts'),
  },
  {
    name: 'leaving-account-can-be-pressed',
    area: 'account',
    breaks: 'the account page can be used while the account is erased',
    finder: unit('tests/features/my-account/my-account.test.tsx'),
  },
  {
    name: 'photos-are-not-erased',
    area: 'account',
    breaks: 'the photos of a child are said to be erased and are not',
    finder: e2e('my-account.spec', 'shows portraits and consents'),
  },
  {
    name: 'unsent-words-are-dropped',
    area: 'offline',
    breaks: 'words that were written without a network are dropped',
    finder: unit('tests/app/offline/outbox.test.ts'),
  },
  {
    name: 'full-browser-forgets',
    area: 'offline',
    breaks: 'a full browser loses what the open page needs',
    finder: unit('tests/ui/device-storage.test.ts'),
  },
  {
    name: 'kept-book-has-no-pictures',
    area: 'offline',
    breaks: 'a book on the device has no pictures without a network',
    finder: e2e('offline.spec', 'finds and reads a downloaded book'),
  },
  {
    name: 'kept-books-survive-the-sign-out',
    area: 'offline',
    breaks: 'the books of a child stay on the device after a sign-out',
    finder: unit('tests/app/offline/forget-device.test.ts'),
  },
  {
    name: 'share-forgets-its-readings',
    area: 'functions',
    breaks: 'a link that is changed counts its readings from zero',
    finder: functions('tests/functions/shares.test.ts', 'changes the content and end of a link'),
  },
  {
    name: 'share-shows-the-child-by-default',
    area: 'shares',
    breaks: 'a new link shows the child’s name and cover without being asked',
    finder: unit('tests/features/share-book/share-book.test.tsx'),
  },
  {
    name: 'guest-keeps-a-book-that-was-taken-back',
    area: 'shares',
    breaks: 'a guest who closes a book that was taken back can open it again',
    finder: e2e('beyond/03-share.spec', 'shares a book from its last page'),
  },
  {
    name: 'voice-reads-the-words-of-before',
    area: 'voices',
    breaks: 'a voice goes on reading the words of before',
    finder: unit('tests/domain/voice.test.ts'),
  },
  {
    name: 'recording-is-lost-without-a-network',
    area: 'voices',
    breaks: 'a page that was read without a network is lost with the tab',
    finder: e2e('beyond/02-my-voice.spec', 'records a book despite a closed tab'),
  },
  {
    name: 'gift-is-told-of-too-early',
    area: 'gifts',
    breaks: 'a gift is told of before its day',
    finder: unit('tests/domain/order-machine.test.ts'),
  },
  {
    name: 'gift-pays-for-two-books',
    area: 'gifts',
    breaks: 'one gift code pays for two books',
    finder: functions('tests/functions/gifts.test.ts', 'pays for one book'),
  },
  {
    name: 'failed-print-cannot-be-repeated',
    area: 'print',
    breaks: 'a file for the press that failed cannot be asked for again',
    finder: unit('tests/features/print-book/print-book.test.tsx'),
  },
  {
    name: 'print-is-offered-after-its-end',
    area: 'print',
    breaks: 'a file for the press is offered although it is gone',
    finder: unit('tests/domain/printed-book.test.ts'),
  },
  {
    name: 'file-for-another-wish',
    area: 'print',
    breaks: 'a print that nobody waits for any more replaces the newer one',
    finder: functions('tests/functions/prints.test.ts', 'stores no file of a print job'),
  },
  {
    name: 'wrong-amount-makes-a-book',
    area: 'checkout',
    breaks: 'a payment of one lira makes a book',
    finder: unit('tests/domain/order-machine.test.ts'),
  },
  {
    name: 'older-order-replaces-a-newer-record',
    area: 'functions',
    breaks: 'a slow process puts old words back into a book that has newer ones',
    finder: functions('tests/functions/story-record.test.ts', 'never replaces a newer record'),
  },
  {
    name: 'overtaken-worker-still-writes',
    area: 'functions',
    breaks: 'a worker that was overtaken still writes into the book',
    finder: unit('tests/domain/order-machine.test.ts'),
  },
  {
    name: 'suffix-after-a-hard-consonant',
    area: 'texts',
    breaks: 'a name that ends in a hard consonant gets a soft ending',
    finder: unit('packages/turkish/tests/suffix.test.ts'),
  },
  {
    name: 'dotless-i-is-lost',
    area: 'texts',
    breaks: 'a name with a dotless i is written wrongly',
    finder: unit('packages/turkish/tests/letter-case.test.ts'),
  },
  {
    name: 'price-is-higher-than-promised',
    area: 'texts',
    breaks: 'a book costs more than the pages promise',
    finder: unit('tests/domain/book.test.ts'),
  },
  {
    name: 'photo-is-kept-for-two-days',
    area: 'texts',
    breaks: 'a photo is kept longer than the legal text says',
    finder: unit('tests/text/retention.test.ts'),
  },
  {
    name: 'agreed-text-changes-silently',
    area: 'texts',
    breaks: 'a text that parents have agreed to is changed without a new version',
    finder: unit('tests/text/agreed-texts.test.ts'),
  },
  {
    name: 'straight-apostrophe',
    area: 'texts',
    breaks: 'a sentence of the gift page has a typewriter apostrophe',
    finder: unit('tests/text/apostrophe.test.ts'),
  },
  {
    name: 'provider-is-asked-too-soon',
    area: 'studio',
    breaks: 'a provider that asks for a pause is called again at once',
    finder: unit('tests/studio/providers/retry.test.ts'),
  },
  {
    name: 'half-a-page-becomes-a-clip',
    area: 'studio',
    breaks: 'a recording that breaks off becomes a page of the book',
    finder: unit('packages/studio/tests/recorded-clip.test.ts'),
  },
  {
    name: 'narrator-takes-no-breath',
    area: 'studio',
    breaks: 'the narrator runs from sentence to sentence without a pause',
    finder: unit('packages/studio/tests/voice-clauses.test.ts'),
  },
  {
    name: 'away-painter-leaves-no-portrait',
    area: 'studio',
    breaks: 'a portrait fails because its painter is away, instead of being drawn here',
    finder: unit('tests/studio/providers/painted-illustrator.test.ts'),
  },
  {
    name: 'token-is-misspelt',
    area: 'stories',
    breaks: 'a page of the forest tale cannot be told because of a misspelt token',
    finder: unit('packages/story-worlds/tests/script.test.ts'),
  },
  {
    name: 'four-year-olds-hear-the-long-tale',
    area: 'stories',
    breaks: 'four-year-olds hear the tale of the older children',
    finder: unit('packages/story-worlds/tests/script.test.ts'),
  },
  {
    name: 'siblings-are-joined-wrongly',
    area: 'stories',
    breaks: 'two siblings are named like a list of three',
    finder: unit('packages/turkish/tests/joined-names.test.ts'),
  },
  {
    name: 'stories-are-read-by-anybody',
    area: 'rules',
    breaks: 'any parent reads the stories of all others',
    finder: rules('tests/rules/other-paths.test.ts'),
  },
  {
    name: 'gift-codes-are-read-by-anybody',
    area: 'rules',
    breaks: 'a visitor reads gift codes',
    finder: rules('tests/rules/other-paths.test.ts'),
  },
  {
    name: 'browser-says-that-it-has-paid',
    area: 'rules',
    breaks: 'a browser writes that its story is paid',
    finder: rules('tests/rules/story-creation.test.ts'),
  },
  {
    name: 'story-of-a-toddler-is-refused',
    area: 'rules',
    breaks: 'the story of a two-year-old is refused',
    finder: rules('tests/rules/story-creation.test.ts'),
  },
  {
    name: 'refunded-card-cannot-be-erased',
    area: 'rules',
    breaks: 'a refunded card cannot be taken from the library',
    finder: rules('tests/rules/story-changes.test.ts'),
  },
  {
    name: 'six-hundred-photos-a-day',
    area: 'rules',
    breaks: 'one account begins six hundred photos a day',
    finder: rules('tests/rules/quotas.test.ts'),
  },
  {
    name: 'price-is-struck-out-of-its-days',
    area: 'checkout',
    breaks: 'the wizard strikes the price of before on days that are over',
    finder: unit('tests/features/create-story/wizard.test.tsx'),
  },
  {
    name: 'redeemer-agrees-to-pay',
    area: 'gifts',
    breaks: 'who redeems a gift agrees to a contract that obliges to pay',
    finder: unit('tests/features/create-story/wizard.test.tsx'),
  },
  {
    name: 'others-are-said-to-see-a-drawing',
    area: 'shares',
    breaks: 'a parent is told that others see a drawing where they see the face out of the photo',
    finder: unit('tests/text/child-as-seen.test.ts'),
  },
  {
    name: 'guest-records-without-a-consent',
    area: 'voices',
    breaks: 'a guest’s voice is kept without their consent',
    finder: functions('tests/functions/voices.test.ts', 'a guest’s consent'),
  },
  {
    name: 'guest-cannot-take-back-what-is-over',
    area: 'voices',
    breaks: 'a guest cannot erase their voice once the invitation was taken back',
    finder: functions('tests/functions/voices.test.ts', 'a guest’s consent'),
  },
  {
    name: 'payment-is-not-confirmed',
    area: 'checkout',
    breaks: 'an order is confirmed to nobody, and no invoice is due',
    finder: functions('tests/functions/gifts.test.ts', 'sends the gift’s buyer an invoice'),
  },
  {
    name: 'pay-page-asks-no-address',
    area: 'checkout',
    breaks: 'an invoice names nobody, because the pay page asks no address',
    finder: functions('tests/functions/stripe-webhook.test.ts', 'invoices to the pay page'),
  },
  {
    name: 'text-of-today-cannot-be-agreed-to',
    area: 'rules',
    breaks: 'the consent text of today cannot be agreed to',
    finder: rules('tests/rules/consents.test.ts'),
  },
  {
    name: 'due-orders-have-no-index',
    area: 'rules',
    breaks: 'the sweep reads all orders to find the due ones',
    finder: rules('tests/rules/rules-file.test.ts'),
  },
  {
    name: 'erased-account-writes-again',
    area: 'rules',
    breaks: 'an account that is being erased begins a new photo',
    finder: rules('tests/rules/other-paths.test.ts'),
  },
  {
    name: 'erased-user-is-served',
    area: 'functions',
    breaks: 'an erased account still opens the functions',
    finder: functions('tests/functions/proxy-webhook.test.ts', 'refuses a notice of an erased user'),
  },
  {
    name: 'body-names-another-user',
    area: 'functions',
    breaks: 'a call is taken for another parent than the one who makes it',
    finder: functions(
      'tests/functions/checkout.test.ts',
      'refuses a checkout with a missing token, an expired one, or another user’s',
    ),
  },
  {
    name: 'one-portrait-less-than-promised',
    area: 'functions',
    breaks: 'a parent gets one portrait less than the page promises',
    finder: functions('tests/functions/photo-upload.test.ts', 'at most five times a day'),
  },
  {
    name: 'household-counts-as-many',
    area: 'functions',
    breaks: 'a network with IPv6 passes the limit of addresses',
    finder: functions('tests/functions/strangers.test.ts', 'as the same IP address as'),
  },
  {
    name: 'second-press-opens-a-second-payment',
    area: 'functions',
    breaks: 'a second press opens a second payment',
    finder: functions('tests/functions/checkout.test.ts', 'a second press'),
  },
  {
    name: 'surplus-money-stays',
    area: 'functions',
    breaks: 'money that was paid twice is not given back',
    finder: functions('tests/functions/stripe-webhook.test.ts', 'refunds the payment of a second session'),
  },
  {
    name: 'paid-book-is-refunded-at-once',
    area: 'functions',
    breaks: 'a paid book is refunded at once instead of being made',
    finder: functions('tests/functions/sweep.test.ts', 'refunds an order whose book is still not made'),
  },
  {
    name: 'picture-is-cached-by-others',
    area: 'functions',
    breaks: 'a child’s picture is kept by caches between server and browser',
    finder: functions('tests/functions/media.test.ts', 'lets only the browser cache a picture'),
  },
  {
    name: 'guest-is-told-a-key',
    area: 'functions',
    breaks: 'a guest keeps a recording after the invitation was taken back',
    finder: functions('tests/functions/open-answers.test.ts', 'record-voice reveals no key'),
  },
  {
    name: 'ended-share-still-opens',
    area: 'functions',
    breaks: 'a link opens the book after its last day',
    finder: functions('tests/functions/shares.test.ts', 'is over at once'),
  },
  {
    name: 'seventh-voice-is-taken',
    area: 'functions',
    breaks: 'a book takes voices without end',
    finder: functions('tests/functions/voices.test.ts', 'a seventh voice'),
  },
  {
    name: 'old-session-deletes-the-account',
    area: 'functions',
    breaks: 'a session of last week deletes the account',
    finder: functions('tests/functions/account.test.ts', 'more than five minutes after'),
  },
  {
    name: 'erased-book-leaves-its-voices',
    area: 'functions',
    breaks: 'the voices of a family outlive the book that was erased',
    finder: functions('tests/functions/voices.test.ts', 'erases voices, clips and invitations with their book'),
  },
  {
    name: 'old-internal-call-is-taken',
    area: 'functions',
    breaks: 'an internal call can be repeated for ever',
    finder: functions('tests/functions/internal-call.test.ts', 'a call is refused if changed'),
  },
  {
    name: 'original-photo-is-never-erased',
    area: 'functions',
    breaks: 'the original photo is kept after its day',
    finder: functions(
      'tests/functions/photo-upload.test.ts',
      'stores a photo for 1 day, and its face and portrait for 30 days',
    ),
  },
  {
    name: 'refused-recording-is-erased',
    area: 'voices',
    breaks: 'a recording that is refused is gone',
    finder: unit('tests/features/record-voice/use-pages.test.tsx'),
  },
  {
    name: 'reader-keeps-the-audio-session',
    area: 'voices',
    breaks: 'an iPhone that has read a book opens no microphone',
    finder: unit('packages/sound/tests/microphone.test.ts'),
  },
  {
    name: 'wrapped-words-are-not-found',
    area: 'reader',
    breaks: 'a browser that translates reads along in no book',
    finder: unit('packages/sound/tests/read-along.test.ts'),
  },
  {
    name: 'opus-is-believed',
    area: 'offline',
    breaks: 'a kept book is silent where Opus is promised and not played',
    finder: unit('packages/sound/tests/opus.test.ts'),
  },
  {
    name: 'gift-code-leaves-the-address',
    area: 'gifts',
    breaks: 'an in-app browser loses the code of a gift',
    finder: unit('tests/app/dialogs/url-dialog.test.tsx'),
  },
  {
    name: 'name-without-letters-is-taken',
    area: 'wizard',
    breaks: 'a name in another script is missing on the cover that was paid for',
    finder: unit('tests/features/create-story/draft.test.tsx'),
  },
  {
    name: 'stored-failure-is-repeated',
    area: 'checkout',
    breaks: 'an order cannot be paid for a day after one failure of Stripe',
    finder: functions('tests/functions/checkout.test.ts', 'begins another attempt'),
  },
  {
    name: 'shelf-skips-tales',
    area: 'library',
    breaks: 'the next page of the shelf begins at the newest tale again',
    finder: unit('tests/features/dashboard/dashboard.test.tsx'),
  },
]
