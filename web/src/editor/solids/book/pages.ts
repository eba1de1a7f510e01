import { pageName } from '@kea/design/arrangement/page-names'
import type { Box } from '@kea/design/geometry/display-list'
import { halvesOf, spineBox } from '@kea/design/geometry/folds'
import { spineMm } from '@kea/design/product/spine'
import { type MakePages, type PagePicture, wholePage } from '../pages'
import { bookModel, pageKey } from './model'

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A cover with a spine, and single pages and spreads in their order. */
export const pages: MakePages = ({ definition, design, surfaces }) => {
  const cover = surfaces.find(({ part }) => part.spine)
  const inside = surfaces.filter(({ part }) => !part.spine)
  const halves = cover && halvesOf(cover.geometry)
  const spine = cover && spineBox(cover.geometry)
  const inner = inside.flatMap((printed): PagePicture[] => {
    const both = halvesOf(printed.geometry)
    return both ? [both.left, both.right].map((box) => ({ printed, box })) : [wholePage(printed)]
  })
  const [first] = inner
  if (!cover?.part.spine || !halves || !spine || !first) return null
  const { boardsMm, jointMm, overhangMm, sheetMm } = cover.part.spine
  // Cloth or paper goes round boards; a card has nothing to go round.
  const isSoft = cover.geometry.depthMm === 0
  const boardMm = boardsMm / 2
  const rim = isSoft ? 0 : boardMm
  const groove = jointMm > 0
  const leaves = Math.ceil(inner.length / 2)
  const names = inside.map(({ surface }) => pageName(definition, design, surface))
  const model = bookModel(
    {
      ...{ page: first.box, leaves, sheetMm, boardMm, overhangMm, jointMm, isSoft },
      spineMm: Math.max(spineMm(cover.part), leaves * sheetMm + boardsMm),
      halfMm: halves.right.width,
      stuff: cover.part.foil ? 'cloth' : 'laminate',
    },
    { stops: ['Front cover', ...names, 'Back cover'] },
  )
  const pictures = new Map<string, PagePicture>([
    ['front', { printed: cover, box: grown(halves.right, rim), ...(groove && { worked: 'groove-left' }) }],
    ['back', { printed: cover, box: grown(halves.left, rim), ...(groove && { worked: 'groove-right' }) }],
    ['spine', { printed: cover, box: spine }],
    ...inner.map((page, at) => [pageKey(at + 1), page] as const),
  ])
  return { model, pictures }
}
