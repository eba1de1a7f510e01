import { pageName } from '@kea/design/arrangement/page-names'
import { isCopy, type PrintedSide, seenSides } from '@kea/design/arrangement/printed-sides'
import { itemsOn } from '@kea/design/document/records'
import { type DragEvent, useEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { showCopy } from '../../commands/show-copy'
import { showSurface } from '../../commands/show-surface'
import { paintThumbnail } from '../../render/paint-thumbnail'
import { photoDrop } from '../../ui/photos/photo-drag'
import { useDrawings, useEditor, useLoadedFonts, usePictures, useRestingDesign, useSession } from '../../ui/use-editor'

/** The sides of a product with several, each as it will be printed. A photo may be dropped on each. */
export function SurfaceStrip() {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  useSession()
  const sides = seenSides(editor.product.definition, design)
  if (sides.length < 2) return null
  return (
    <nav aria-label="Sides" className="flex shrink-0 overflow-x-auto px-3 pb-2 low:hidden lg:pb-4">
      <ul className="mx-auto flex gap-1.5">
        {sides.map((side) => (
          <li key={`${side.part.id} ${side.surface.id}`}>
            <SideButton side={side} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SideButton({ side }: { side: PrintedSide }) {
  const { editor } = useEditor()
  const { design, surface: shown } = editor.context()
  const { part, surface } = side
  const isShown = shown.id === surface.id && !isCopy(side)
  const isEmpty = itemsOn(design, surface).length === 0
  const label = isCopy(side) ? part.label : pageName(editor.product.definition, design, surface)
  const name = part.sameAs?.mirrored ? `${label}, mirrored` : label
  const show = () => editor.run(isCopy(side) ? showCopy(side) : showSurface(surface, name))
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.files[0]) return
    // The page takes the file too: it goes to the surface that is shown.
    show()
  }
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      aria-label={isEmpty ? `${name}, empty` : name}
      onClick={show}
      onDropCapture={drop}
      {...photoDrop(editor, () => ({ surface }))}
      className={classNames(
        'grid min-w-18 cursor-pointer justify-items-center gap-1 rounded-lg px-2 pt-2 pb-1 text-xs transition-colors duration-150 hover:bg-line/70',
        isShown ? 'bg-paper font-medium text-ink shadow-float' : 'text-ink-soft',
      )}
    >
      <Thumbnail side={side} />
      <span aria-hidden="true">{name}</span>
    </button>
  )
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

/** It is painted again only after a change of its own surface: a design may have many. */
function Thumbnail({ side }: { side: PrintedSide }) {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  const pictures = usePictures()
  const fonts = useLoadedFonts()
  const drawings = useDrawings()
  const { isMoving } = useSession()
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<readonly unknown[]>([])
  const { part, surface } = side
  useEffect(() => {
    const shown = [editor, part.id, surface, design.options, pictures, fonts, drawings, ...itemsOn(design, surface)]
    // The frames of a drag have no time for it.
    if (isMoving || isEqual(shown, painted.current)) return
    const frame = requestAnimationFrame(() => {
      if (!canvas.current?.clientWidth) return
      painted.current = shown
      paintThumbnail(canvas.current, editor.sideScene(side))
    })
    return () => cancelAnimationFrame(frame)
  })
  return <canvas ref={canvas} className="h-10 w-14 lg:h-14 lg:w-20" />
}
