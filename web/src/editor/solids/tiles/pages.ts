import { pageName } from '@kea/design/arrangement/page-names'
import { cornerRadius, type MakePages, wholePage } from '../pages'
import { tilesModel } from './model'

/** Pairs, each printed twice or in two pictures, then one back. */
export const pages: MakePages = ({ definition, design, surfaces }) => {
  const back = surfaces.at(-1)
  const faces = surfaces.slice(0, -1)
  if (!back || faces.length === 0) return null
  const all = faces.flatMap((face) => Array.from({ length: face.copies }, () => face))
  const model = tilesModel({
    ...{ tile: back.geometry.face, radius: cornerRadius(back.part) },
    faces: all.map(({ surface }) => surface.id),
    names: all.map(({ surface }) => pageName(definition, design, surface)),
  })
  return {
    model,
    pictures: new Map([['back', wholePage(back)], ...faces.map((face) => [face.surface.id, wholePage(face)] as const)]),
  }
}
