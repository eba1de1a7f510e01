import type { DesignSurface } from '@kea/design/document'
import { partOf } from '@kea/design/parts'
import { itemsOn } from '@kea/design/records'
import { shownSurfaces } from '@kea/design/shown-surfaces'
import { type DragEvent, useEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { showSurface } from '../commands/show-surface'
import { paintThumbnail } from '../render/paint-thumbnail'
import { photoDrop } from './photos/photo-drag'
import { useDrawings, useEditor, useLoadedFonts, usePictures, useRestingDesign, useSession } from './use-editor'

/** The surfaces of a product with several, each as it will be printed. A photo may be dropped on each. */
export function SurfaceStrip() {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  useSession()
  const surfaces = shownSurfaces(editor.product.definition, design)
  if (surfaces.length < 2) return null
  return (
    <nav aria-label="Sides" className="flex shrink-0 overflow-x-auto px-3 pb-2 low:hidden lg:pb-4">
      <ul className="mx-auto flex gap-1.5">
        {surfaces.map((surface) => (
          <li key={surface.id}>
            <SurfaceButton surface={surface} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SurfaceButton({ surface }: { surface: DesignSurface }) {
  const { editor } = useEditor()
  const { product, design, surface: shown } = editor.context()
  const { label } = partOf(product.definition, design.options, surface.part)
  const isShown = shown.id === surface.id
  const isEmpty = itemsOn(design, surface).length === 0
  const show = () => editor.run(showSurface(surface, label))
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.files[0]) return
    // The page takes the file too: it goes to the surface that is shown.
    show()
  }
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      aria-label={isEmpty ? `${label}, empty` : label}
      onClick={show}
      onDropCapture={drop}
      {...photoDrop(editor, () => ({ surface }))}
      className={classNames(
        'grid min-w-18 cursor-pointer justify-items-center gap-1 rounded-lg px-2 pt-2 pb-1 text-xs transition-colors duration-150 hover:bg-line/70',
        isShown ? 'bg-paper font-medium text-ink shadow-float' : 'text-ink-soft',
      )}
    >
      <Thumbnail surface={surface} />
      <span aria-hidden="true">{label}</span>
    </button>
  )
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

/** It is painted again only after a change of its own surface: a design may have many. */
function Thumbnail({ surface }: { surface: DesignSurface }) {
  const { editor } = useEditor()
  const { design } = useRestingDesign()
  const pictures = usePictures()
  const fonts = useLoadedFonts()
  const drawings = useDrawings()
  const { isMoving } = useSession()
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<readonly unknown[]>([])
  useEffect(() => {
    const shown = [editor, surface, design.options, pictures, fonts, drawings, ...itemsOn(design, surface)]
    // The frames of a drag have no time for it.
    if (isMoving || isEqual(shown, painted.current)) return
    const frame = requestAnimationFrame(() => {
      if (!canvas.current?.clientWidth) return
      painted.current = shown
      paintThumbnail(canvas.current, editor.scene(surface))
    })
    return () => cancelAnimationFrame(frame)
  })
  return <canvas ref={canvas} className="h-10 w-14 lg:h-14 lg:w-20" />
}
