import type { Clipping } from '@kea/design/edits/item-edits'
import { FIT, type View } from '../geometry/view'

interface RefusedPhotos {
  count: number
  /** The ids of those that the design has. */
  photos: readonly string[]
  /** True if they stopped the way to the cart, which goes on without them. */
  isForCart: boolean
}

export interface Notice {
  tone: 'danger' | 'calm'
  text: string
  /** True where it tells what became of chosen files: the dialog that waits for them shows it too. */
  isOfFiles?: boolean
  /** Offers to undo what the notice tells. */
  canUndo?: boolean
  /** Offers to go on without photos that are refused. */
  refused?: RefusedPhotos
  /** Offers to choose an option: its uid and title, and the words of the button. */
  option?: { uid: string; title: string; label: string }
  /** Offers to put photos that have no place into the empty places, or to fill all pages. */
  fill?: 'rest' | 'all'
}

/** What this visit looks at, which is neither saved nor undone. */
export interface Session {
  /** True while the finished piece is shown over the tool. */
  isLookOpen: boolean
  /** True while the dialog that fills all pages is open. */
  isFillOpen: boolean
  /** True while one surface is shown large, where there is an overview of all. */
  isSurfaceOpen: boolean
  /** The ids of the surfaces whose prints are marked. */
  marked: readonly string[]
  /** The id of the surface that is shown. */
  surface: string
  /** The ids of the selected items. */
  selection: readonly string[]
  /** The id of the photo that is cropped in its frame. */
  cropping: string | null
  /** The id of the text whose words are typed on the print. */
  editing: string | null
  clipping: Clipping | null
  /** The empty place of the layout that asks for a photo. Each tap is an object of its own. */
  slot: { at: number } | null
  /** The place that a dragged photo is over; null for its own. */
  overSlot: number | null
  /** True during a drag or pinch. */
  isMoving: boolean
  view: View
  /** The file that is being read: its name and its place among those chosen. */
  reading: { name: string; at: number; of: number } | null
  notice: Notice | null
  /** The ids of fields with a number that we cannot make. It stays there until it is corrected. */
  wrongNumbers: readonly string[]
  /** True while the photos are shown without their looks. */
  isComparing: boolean
  /** True while a sign is shown switched off, in daylight. */
  isDay: boolean
  /** True while the angle of a photo is dragged. */
  isStraightening: boolean
  /** The text for screen readers. */
  announcement: string
}

export const newSession = (): Session => ({
  isLookOpen: false,
  isFillOpen: false,
  isSurfaceOpen: false,
  marked: [],
  surface: '',
  selection: [],
  cropping: null,
  editing: null,
  clipping: null,
  slot: null,
  overSlot: null,
  isMoving: false,
  view: FIT,
  reading: null,
  notice: null,
  wrongNumbers: [],
  isComparing: false,
  isDay: false,
  isStraightening: false,
  announcement: '',
})

/** The session after a change; the same one where the change says nothing new, as most letters that are typed. */
export const changedSession = (session: Session, change: Partial<Session>): Session =>
  Object.entries(change).every(([name, value]) => Object.is(Reflect.get(session, name), value))
    ? session
    : { ...session, ...change }
