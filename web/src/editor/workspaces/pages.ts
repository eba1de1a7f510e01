import { byFilling, canBeFilled } from '@kea/design/arrangement/filled-pages'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { fillNext, roomLeft } from '@kea/design/arrangement/tray'
import { byHand } from '@kea/design/document/by-hand'
import { placeOnPage } from '../commands/place-on-page'
import { coverAndThree } from './preview-sides'
import { wordsOfPages } from './preview-words'
import { STAGE } from './stage'
import type { Workspace } from './workspace'

const photos = (count: number): string => (count === 1 ? '1 photo has' : `${count} photos have`)

/** From so many files on, a shopper who chooses more than there are places wants them laid out. */
const FILLED_TOGETHER = 20

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
    give: (definition, design, photo, first) => {
      const patch = fillNext(definition, design, photo, first)
      if (!patch) return { put: [photo] }
      // What was chosen for one page is the shopper's own.
      return first ? byHand(design, patch) : byFilling(definition, design, patch)
    },
    areFilledIn: (definition, design, count) =>
      canBeFilled(definition) && count >= FILLED_TOGETHER && count > roomLeft(definition, design),
    leftOver: (definition, count) => ({
      tone: 'calm',
      text: `${photos(count)} no place yet. Everything you added is under Photos.`,
      ...(canBeFilled(definition) && { fill: 'all' }),
    }),
  },
  steps: { noun: 'page', row: shownSurfaces },
  previewSides: coverAndThree,
  previewWords: wordsOfPages,
  isLeafedThrough: true,
}
