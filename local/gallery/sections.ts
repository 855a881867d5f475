/** The chapters of the gallery, in their order; plain data, because the screenshot tests count them. */
export const SECTIONS = [
  { id: 'colours', title: 'Colours', lead: 'Paper, ink, and a little light. The names are those of the utilities.' },
  { id: 'type', title: 'Type', lead: 'Three hands: one for titles, one for reading, one that writes in the margin.' },
  { id: 'shapes', title: 'Shapes', lead: 'Paper cut by hand, and how high it lies over the page.' },
  {
    id: 'buttons',
    title: 'Buttons',
    lead: 'Cut pieces of coloured paper; a press lays them flat. One in crimson a view.',
  },
  { id: 'fields', title: 'Fields', lead: 'Lines to write on, boxes to tick; what is wrong is said where it is.' },
  { id: 'books', title: 'Books and marks', lead: 'What a story looks like from outside, and what hangs on it.' },
  { id: 'icons', title: 'Icons', lead: 'One stroke of 2 px, always beside a word or inside of a named button.' },
  { id: 'messages', title: 'Messages', lead: 'Dialogs, toasts, waiting: what is said, and how one gets back.' },
  { id: 'templates', title: 'Template cards', lead: 'The books of the library, before any of them has a hero.' },
  { id: 'wizard', title: 'Wizard', lead: 'What depends on who paints: our own software, or a service elsewhere.' },
  { id: 'stories', title: 'Story cards', lead: "A parent's books, from the first draft to the shelf." },
  { id: 'library', title: 'Library', lead: "What stands around a parent's books, and what stands there without any." },
  { id: 'reader', title: 'Reader', lead: 'The dark room with one book in it, and all that may lie over the book.' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']
