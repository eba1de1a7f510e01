import { geometryOn } from '@kea/design/geometry/surfaces'
import { useMemo, useRef } from 'react'
import { showSurface } from '../../commands/show-surface'
import { isWhole } from '../../geometry/view'
import { useEditor, useRestingDesign, useSession } from '../../ui/use-editor'
import { type ShownLayout, useShownLayout } from '../../ui/use-shown-layout'
import { SideThumbnail } from '../SideThumbnail'
import { type SideView, sideViews } from '../side-view'
import { useSwipe } from './use-swipe'

/** Between two pages on the stage, in CSS pixels. */
const GAP_PX = 10

/** What is seen of another page at most. */
const PEEP_PX = 96

/** The edges of the pages before and behind the one in front. A tap on one turns to it, and so does a swipe. */
export function Neighbours() {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  const { view } = useSession()
  const inside = useRef<HTMLDivElement>(null)
  useSwipe(editor, inside)
  const layout = useShownLayout()
  const { definition } = editor.product
  const views = useMemo(() => sideViews(definition, design), [definition, design])
  const shown = editor.context().surface.id
  const at = views.findIndex(({ side }) => side.surface.id === shown)
  const isSeen = layout !== null && at >= 0 && isWhole(view)
  return (
    <div ref={inside} className="pointer-events-none absolute inset-0 overflow-hidden">
      {isSeen &&
        ([-1, 1] as const).map((by) => {
          const beside = views[at + by]
          return beside && <Neighbour key={by} view={beside} by={by} layout={layout} />
        })}
    </div>
  )
}

function Neighbour({ view, by, layout }: { view: SideView; by: 1 | -1; layout: ShownLayout }) {
  const { editor } = useEditor()
  const { design } = editor.context()
  const { surface } = view.side
  const { face } = geometryOn(editor.product.definition, design, surface)
  const { outer, scale } = layout
  const [width, height] = [face.width * scale, face.height * scale]
  // Where the stage has much room beside the page, no more of another one is seen than its edge.
  const left =
    by === 1
      ? `max(${outer.x + outer.width + GAP_PX}px, calc(100% - ${PEEP_PX}px))`
      : `min(${outer.x - GAP_PX - width}px, ${PEEP_PX - width}px)`
  return (
    <button
      type="button"
      // The strip and the keys lead there too.
      tabIndex={-1}
      aria-label={`${by === 1 ? 'Next' : 'Previous'}: ${view.name}`}
      onClick={() => editor.run(showSurface(surface, view.name))}
      className="pointer-events-auto absolute cursor-pointer opacity-55 transition-opacity duration-150 hover:opacity-80"
      style={{ left, top: outer.y + (outer.height - height) / 2, width, height }}
    >
      <SideThumbnail view={view} className="size-full" />
    </button>
  )
}
