/**
 * The dialogs of a finished book over 'Kitaplığım', each with an address of its own (`?share=ID`). A new one is a row here
 * and its component.
 */
import { lazy, type ComponentType } from 'react'
import type { BookAct } from '#features/my-stories/model/story-actions.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

interface BookDialog {
  Component: ComponentType<BookDialogProps>
  /** Tells if the page stays visible beneath while the dialog is fetched. */
  seeThrough?: boolean
  /** Tells if the dialog fills the screen of a phone. */
  fillsScreen?: boolean
  /** The button on the book's card, in the table's order. */
  onCard?: Pick<BookAct, 'icon' | 'label' | 'place'>
}

/** Loaded when it is first opened. */
const fetched = (load: () => Promise<{ Component: ComponentType<BookDialogProps> }>) =>
  lazy(async () => ({ default: (await persistently(load)).Component }))

const tableOf = <Name extends string>(rows: Readonly<Record<Name, BookDialog>>) => rows

export const BOOK_DIALOGS = tableOf({
  read: { Component: fetched(() => import('./read-book.tsx')), fillsScreen: true },
  next: {
    Component: fetched(() => import('./next-tale.tsx')),
    seeThrough: true,
    onCard: { icon: 'star', label: MY_STORIES.nextTale, place: 'main' },
  },
  share: {
    Component: fetched(() => import('./share-book.tsx')),
    seeThrough: true,
    onCard: { icon: 'share', label: MY_STORIES.share, place: 'row' },
  },
  print: {
    Component: fetched(() => import('./print-book.tsx')),
    seeThrough: true,
    onCard: { icon: 'printer', label: MY_STORIES.print, place: 'more' },
  },
  record: {
    Component: fetched(() => import('./record-voice.tsx')),
    onCard: { icon: 'microphone', label: MY_STORIES.record, place: 'row' },
  },
  words: {
    Component: fetched(() => import('./change-words.tsx')),
    seeThrough: true,
    onCard: { icon: 'pencil', label: MY_STORIES.word, place: 'more' },
  },
})

/** The parameter that opens a dialog. */
export type BookDialogName = keyof typeof BOOK_DIALOGS

export const BOOK_DIALOG_NAMES = Object.keys(BOOK_DIALOGS) as readonly BookDialogName[]

/** @returns the buttons on a book's card */
export const bookActs = (open: (name: BookDialogName, id: string) => void): BookAct[] =>
  BOOK_DIALOG_NAMES.flatMap((name) => {
    const { onCard } = BOOK_DIALOGS[name]
    return onCard ? [{ ...onCard, name, open: (id) => open(name, id) }] : []
  })
