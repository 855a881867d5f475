import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { heroIdOf, type HeroOfBook, type KeptHero } from '#domain/hero.ts'
import type { TemplateId, TransformId } from '#domain/ids.ts'
import { parseStoryTemplate, type StoryTemplate } from '#domain/template.ts'
import { KeepHero } from '#features/kept-heroes/keep-hero.tsx'
import { NextTale } from '#features/kept-heroes/next-tale.tsx'
import { KEPT_HEROES } from '#text/kept-heroes.ts'

const PORTRAIT = 'orman_1700000000000' as TransformId
const DEFNE = { childName: 'Defne', childAge: 5, childGender: 'female' as const }
const ALI = { childName: 'Ali', childAge: 3, childGender: 'male' as const }

const kept = (child: typeof DEFNE | typeof ALI): KeptHero => ({
  ...child,
  id: heroIdOf(new Uint8Array(10)),
  portraitUrl: '/media/portrait',
  keptAt: 1,
  keptUntil: 2,
  portraits: { [PORTRAIT]: true },
})
const tale = (id: string, title: string): StoryTemplate => {
  const template = parseStoryTemplate(id, { title, coverImageURL: `/${id}.webp` })
  if (!template) throw new Error('no template')
  return template
}
const TALES = [tale('orman', 'Sihirli Orman Macerası'), tale('uzay', 'Uzay Yolculuğu')]

function open(heroes: readonly HeroOfBook[], changes: Partial<Parameters<typeof NextTale>[0]> = {}) {
  const props = {
    names: { name: 'Defne' },
    heroes,
    tales: TALES,
    toldTales: new Set(['orman' as TemplateId]),
    hasDraft: () => false,
    keep: vi.fn(() => Promise.resolve()),
    consentPath: '/consent',
    onChoose: vi.fn(),
    onClose: vi.fn(),
    ...changes,
  }
  const { rerender } = render(<NextTale {...props} />)
  const show = (now: readonly HeroOfBook[]) => rerender(<NextTale {...props} heroes={now} />)
  return { user: userEvent.setup(), show, ...props }
}

const ofBook = (child: typeof DEFNE | typeof ALI, hero: KeptHero | null): HeroOfBook => ({
  told: child,
  transformId: PORTRAIT,
  kept: hero,
})

describe('the next tale', () => {
  test('offers a saved hero’s next tale with one press, new tales first', async () => {
    const { user, onChoose } = open([ofBook(DEFNE, kept(DEFNE))])
    const tales = within(screen.getByRole('region', { name: KEPT_HEROES.tales })).getAllByRole('listitem')
    expect(tales.map((each) => each.textContent)).toEqual([
      expect.stringContaining('Uzay Yolculuğu'),
      expect.stringContaining(KEPT_HEROES.told),
    ])
    expect(screen.queryByText(KEPT_HEROES.keepHeading('Defne'))).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Uzay Yolculuğu' }))
    expect(onChoose).toHaveBeenCalledWith(TALES[1])
  })

  test('offers a tale for an unsaved hero too, and asks about saving each child', async () => {
    const { user, keep, onChoose } = open([ofBook(DEFNE, kept(DEFNE)), ofBook(ALI, null)])
    expect(screen.queryByRole('group', { name: KEPT_HEROES.keepHeading('Defne') })).toBeNull()
    const note = within(screen.getByRole('group', { name: KEPT_HEROES.keepHeading('Ali') }))
    expect(keep).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Uzay Yolculuğu' }))
    expect(onChoose).toHaveBeenCalledOnce()
    expect(keep).not.toHaveBeenCalled()
    expect(note.getByText(KEPT_HEROES.keepBox)).not.toBeVisible()
    await user.click(note.getByText(KEPT_HEROES.keepHeading('Ali')))
    await user.click(note.getByRole('button', { name: KEPT_HEROES.keep }))
    expect(keep).toHaveBeenCalledWith({ ...ALI, transformId: PORTRAIT })
  })

  test('focuses the heading when the answered question is gone', async () => {
    const { user, show } = open([ofBook(ALI, null)])
    await user.click(screen.getByText(KEPT_HEROES.keepHeading('Ali')))
    await user.click(screen.getByRole('button', { name: KEPT_HEROES.keep }))
    show([ofBook(ALI, kept(ALI))])
    expect(screen.getByRole('heading', { name: new RegExp(KEPT_HEROES.title) })).toHaveFocus()
  })

  test('does not ask to save a hero without a known portrait or before heroes are loaded', () => {
    open([{ told: DEFNE, transformId: null, kept: null }])
    expect(screen.queryByText(KEPT_HEROES.keepHeading('Defne'))).toBeNull()
    expect(screen.getByText(KEPT_HEROES.withPhoto)).toBeVisible()
    document.body.replaceChildren()
    open([ofBook(DEFNE, null)], { tales: null })
    expect(screen.queryByText(KEPT_HEROES.keepHeading('Defne'))).toBeNull()
    expect(screen.getByText(KEPT_HEROES.loading)).toBeInTheDocument()
  })

  test('says that the tale would replace a draft', () => {
    open([ofBook(DEFNE, kept(DEFNE))], { hasDraft: ({ id }) => id === 'uzay' })
    expect(screen.getByRole('button', { name: 'Uzay Yolculuğu' })).toHaveAccessibleDescription(KEPT_HEROES.hasDraft)
  })
})

test('a saved hero’s answer takes the focus of the pressed button', async () => {
  const props = { hero: { ...ALI, transformId: PORTRAIT }, keep: () => Promise.resolve(), consentPath: '/consent' }
  const { rerender } = render(<KeepHero {...props} isKept={false} />)
  const user = userEvent.setup()
  await user.click(screen.getByText(KEPT_HEROES.keepHeading('Ali')))
  await user.click(screen.getByRole('button', { name: KEPT_HEROES.keep }))
  rerender(<KeepHero {...props} isKept />)
  expect(screen.getByRole('status')).toHaveFocus()
})
