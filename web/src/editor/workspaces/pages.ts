import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { fillNext } from '@kea/design/arrangement/tray'
import { placeOnPage } from '../commands/place-on-page'
import { coverAndThree } from './preview-sides'
import { wordsOfPages } from './preview-words'
import { STAGE } from './stage'
import type { Workspace } from './workspace'

const photos = (count: number): string => (count === 1 ? '1 photo has' : `${count} photos have`)

/** All pages in a grid, each of which opens large: a book, a calendar, cards. */
export const PAGES: Workspace = {
  ...STAGE,
  isSorted: true,
  overview: {
    isFor: (definition, design) => shownSurfaces(definition, design).length > 1,
    place: placeOnPage,
    panels: ['photos', 'options', 'calendar'],
    hasQuantity: true,
  },
  places: {
    areFor: (how, count, isOverview) => how === 'replace' && (isOverview || count > 1),
    give: (definition, design, photo, first) => fillNext(definition, design, photo, first) ?? { put: [photo] },
    leftOver: (count) => ({
      tone: 'calm',
      text: `${photos(count)} no place yet. Everything you added is under Photos.`,
    }),
  },
  steps: { noun: 'page', row: shownSurfaces },
  previewSides: coverAndThree,
  previewWords: wordsOfPages,
  isLeafedThrough: true,
}
