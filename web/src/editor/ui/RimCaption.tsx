import { placedPhotosOf } from '@kea/design/document/records'
import type { EdgeKind } from '@kea/design/product/definition'
import { partOf } from '@kea/design/product/parts'
import { classNames } from '~/lib/class-names'
import { isWhole } from '../geometry/view'
import { usePanel } from './panels'
import { useSelected } from './use-selected'

/** What the border of a canvas is called. Others are dimmed. */
const BORDER: Partial<Record<EdgeKind, string>> = { colour: 'coloured', blurred: 'blurred' }

/** Explains the border of a canvas. */
export function RimCaption() {
  const { open } = usePanel()
  const { isSeen, edge } = useSelected(({ context, product, session }) => {
    const { design, options, surface } = context()
    const { wrapMm, pieces, edge } = partOf(product.definition, options, surface.part)
    // The buttons of a closer view take its place on a phone.
    const isRoom = isWhole(session.read().view)
    return { isSeen: wrapMm > 0 && pieces === null && isRoom && placedPhotosOf(design).length > 0, edge }
  })
  if (!isSeen) return null
  return (
    <p
      className={classNames(
        'pointer-events-none absolute right-11 bottom-0.5 left-0 text-center text-ink-soft text-sm lg:right-0',
        open && 'low:hidden',
      )}
    >
      The {BORDER[edge] ?? 'faded'} border wraps around the sides
    </p>
  )
}
