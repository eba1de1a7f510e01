import { fieldsOf } from './fields-of'

/** What the design tool says or shows when it opens, in the state of the navigation that opens it. */
export type ToolNote = 'without photos' | 'to share'

/** The state of a navigation with a note. */
export const withNote = (note: ToolNote) => ({ toolNote: note })

export const hasNote = (state: unknown, note: ToolNote): boolean => fieldsOf(state).toolNote === note
