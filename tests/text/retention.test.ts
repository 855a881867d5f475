/** Storage times: the texts that parents agree to match the constants by which the server erases. */
import { expect, test } from 'vitest'
import {
  CHILD_KEPT_AFTER_DELIVERY_MS,
  CHILD_KEPT_AFTER_REFUND_MS,
  EXPIRED_ORDER_KEPT_MS,
  EXPIRED_STORY_KEPT_MS,
  MAKING_MAX_MS,
} from '#domain/order-times.ts'
import { ORIGINAL_KEPT_MS, UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { SHARE_DAYS } from '#domain/share.ts'
import { INVITATION_KEPT_MS } from '#domain/voice.ts'
import { JOURNAL_KEPT_MS } from '#netlify/records/erasure-journal.ts'
import { DAYS_KEPT as REPORTS_KEPT_DAYS } from '#netlify/jobs/forget-old-days.ts'
import { TRIED_FOR_MS } from '#netlify/notifications/tell.ts'
import { LEGAL } from '#text/legal/pages.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'

const HOUR_MS = 60 * 60_000
const hours = (ms: number) => `${ms / HOUR_MS} saat`
const days = (ms: number) => `${ms / (24 * HOUR_MS)} gün`

const table = LEGAL.privacy.sections
  .find(({ title }) => title === 'Ne kadar saklıyoruz?')
  ?.blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []))
const termOf = (what: string) => table?.find(([first]) => first === what)?.[1]

test.each([
  ['Yüklediğiniz fotoğraf', [hours(ORIGINAL_KEPT_MS)]],
  ['Ödenmemiş taslak, portresi ve ön izlemesi', [days(UNPAID_STORY_KEPT_MS)]],
  ['Ödeme sayfası yarım kalan taslak', [days(EXPIRED_STORY_KEPT_MS), days(EXPIRED_ORDER_KEPT_MS)]],
  [
    'Sipariş kaydındaki çocuğa ait bilgiler',
    [`Teslimden ${days(CHILD_KEPT_AFTER_DELIVERY_MS)}`, `iadeden ${days(CHILD_KEPT_AFTER_REFUND_MS)}`],
  ],
  ['Sildirdiğiniz hesabın numarası', [days(JOURNAL_KEPT_MS)]],
  ['Hata kayıtları', [`${REPORTS_KEPT_DAYS} gün`]],
  ['Sesli okuma kayıtları', [days(INVITATION_KEPT_MS)]],
  ['Paylaşım bağlantısı ve kaç kez açıldığı', [`${Math.max(...SHARE_DAYS)} gün`]],
  // A backup is stored half as long as the journal of erasures, which are repeated after a restore.
  ['Yedekler', [days(JOURNAL_KEPT_MS / 2)]],
])('states the storage time of “%s”: %o', (what, terms) => {
  for (const term of terms) expect(termOf(what)).toContain(term)
})

test.each(['Fatura için verdiğiniz ad, adres ve vergi numarası', 'Bildirdiğiniz sorunlar'])(
  'states that “%s” is stored as long as a notice is retried',
  (what) => {
    expect(TRIED_FOR_MS).toBe(3 * 24 * HOUR_MS)
    expect(termOf(what)).toContain('en geç üç gün')
  },
)

test('promises in the contract a refund if a book takes longer than the server’s limit', () => {
  expect(MAKING_MAX_MS).toBe(6 * HOUR_MS)
  const contract = LEGAL.terms.sections.find(({ id }) => id === 'mesafeli-satis')?.blocks.join(' ')
  expect(contract).toContain('Altı saat içinde teslim edilemezse')
})

test('states the same storage times on the account’s page', () => {
  expect(MY_ACCOUNT.photosLead).toContain(hours(ORIGINAL_KEPT_MS))
  expect(MY_ACCOUNT.photosLead).toContain(days(UNPAID_STORY_KEPT_MS))
})
