import { pageName } from '@kea/design/arrangement/page-names'
import { type MakePages, wholePage } from '../pages'
import { calendarModel, sheetKey } from './model'

/** Sheets that are bound by a wire at their upper edge. The hanger keeps a place free; a calendar without one stands. */
export const pages: MakePages = ({ definition, design, surfaces }) => {
  const [first] = surfaces
  if (!first) return null
  const isStanding = first.part.quiet.every(({ width }) => width === 1)
  const model = calendarModel(
    { sheet: first.geometry.face, sheets: surfaces.length, isStanding },
    { stops: surfaces.map(({ surface }) => pageName(definition, design, surface)) },
  )
  const worked = isStanding ? 'punched' : 'notched'
  return {
    model,
    pictures: new Map(surfaces.map((surface, at) => [sheetKey(at), { ...wholePage(surface), worked }])),
  }
}
