// @vitest-environment jsdom
/** The end of a session, noticed by an open tab or by the next one, erases that parent's data from the device. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { followSession } from '#app/auth/follow-session.ts'
import { hasSessionHint, saveSessionHint } from '#app/auth/session-hint.ts'
import { createSessionStore } from '#app/auth/session.tsx'
import { keepGift } from '#app/checkout/kept-gift.ts'
import { parseGiftCode } from '#domain/gift.ts'
import type { TemplateId, UserId } from '#domain/ids.ts'
import type { User } from '#domain/user.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { saveDraft } from '#features/create-story/draft-storage.ts'
import { deviceStorage, keysIn } from '#ui/device-storage.ts'

const MOTHER = 'uid-mother' as UserId
const FATHER = 'uid-father' as UserId
const CODE = parseGiftCode('7K3DQ9TX2M5H')
const userOf = (uid: UserId): User => ({ uid, email: 'anne@ornek.test', displayName: null, photoURL: null })

/** The locks that tabs hold. */
let held: string[]
const fetched = vi.fn(() => Promise.resolve(new Response()))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  held = []
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  const locks = {
    request: (name: string, _: unknown, act: () => Promise<void>) => {
      held.push(name)
      return act().then(() => void held.splice(held.indexOf(name), 1))
    },
    query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})

/** Opens a page. @returns a function that reports the signed-in user, as the identity provider does */
function openPage() {
  let notify: (user: User | null) => void = () => undefined
  let now: User | null = null
  const session = createSessionStore(() =>
    Promise.resolve({
      watchUser: (onChange: typeof notify) => {
        notify = onChange
        return () => undefined
      },
      currentUser: () => now,
    }),
  )
  followSession(session)
  return async (uid: UserId | null) => {
    await Promise.resolve()
    notify((now = uid && userOf(uid)))
  }
}

function draftOf(uid: UserId): void {
  const owner = { uid, templateId: 'orman' as TemplateId }
  saveDraft(owner, newDraft(owner, 1), deviceStorage)
}
const drafts = () => keysIn(deviceStorage).filter((key) => key.startsWith('story_draft:'))
const DRAFT_OF_FATHER = `story_draft:${FATHER}:orman`

test('erases draft, gift and session hint when a session ends in an open tab', async () => {
  const tell = openPage()
  await tell(MOTHER)
  draftOf(MOTHER)
  keepGift(CODE, MOTHER)
  expect(hasSessionHint()).toBe(true)
  await tell(null)
  await vi.waitFor(() => expect(hasSessionHint()).toBe(false))
  expect([drafts(), deviceStorage.getItem('gift_code')]).toEqual([[], null])
  // This also clears the browser's cache of pictures.
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/signed-out.txt', expect.anything())
})

test('ends this tab’s session when another user signs in in another tab', async () => {
  held.push(`masal:session-of:${FATHER}`)
  const tell = openPage()
  await tell(MOTHER)
  draftOf(MOTHER)
  draftOf(FATHER)
  keepGift(CODE, MOTHER)
  await tell(FATHER)
  await vi.waitFor(() => expect(drafts()).toEqual([DRAFT_OF_FATHER]))
  expect([deviceStorage.getItem('gift_code'), hasSessionHint()]).toEqual([null, true])
})

test('erases a former user’s data at a start without a session', async () => {
  saveSessionHint(MOTHER)
  draftOf(MOTHER)
  keepGift(CODE, MOTHER)
  await openPage()(null)
  await vi.waitFor(() => expect(hasSessionHint()).toBe(false))
  expect([drafts(), deviceStorage.getItem('gift_code')]).toEqual([[], null])
})

test('erases the former user’s data when a page starts with another user', async () => {
  draftOf(MOTHER)
  draftOf(FATHER)
  await openPage()(FATHER)
  await vi.waitFor(() => expect(drafts()).toEqual([DRAFT_OF_FATHER]))
})

test('keeps the draft of a session in another tab when a tab without session opens', async () => {
  await openPage()(MOTHER)
  draftOf(MOTHER)
  draftOf(FATHER)
  await openPage()(null)
  await vi.waitFor(() => expect(drafts()).toEqual([`story_draft:${MOTHER}:orman`]))
  expect(hasSessionHint()).toBe(true)
})

test('keeps a visitor’s gift until a user signs in, then assigns it to that user', async () => {
  keepGift(CODE, null)
  const tell = openPage()
  await tell(null)
  expect(deviceStorage.getItem('gift_code')).toBe(CODE)
  expect(fetched).not.toHaveBeenCalled()
  await tell(MOTHER)
  expect(deviceStorage.getItem('gift_code')).toBe(`${CODE} ${MOTHER}`)
})
