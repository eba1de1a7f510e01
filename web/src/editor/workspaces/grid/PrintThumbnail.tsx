import type { PrintView } from '@kea/design/arrangement/print-doubts'
import { useEffect, useRef } from 'react'
import { paintThumbnail } from '../../render/paint-thumbnail'
import { paintWithPictures } from '../../render/paint-with-pictures'
import { useEditor, useLoadedFonts, usePictures } from '../../ui/use-editor'

/** A print at its proportions. It is painted again only when it or its picture changes. */
export function PrintThumbnail({ view }: { view: PrintView }) {
  const { editor } = useEditor()
  const fonts = useLoadedFonts()
  const picture = usePictures()[view.photo?.id ?? '']
  const canvas = useRef<HTMLCanvasElement>(null)
  const { surface, placed, options } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is printed, a decoded photo and a loaded font are painted
  useEffect(() => {
    let end = () => {}
    const frame = requestAnimationFrame(() => {
      end = paintWithPictures(editor.pictures, placed ? [placed.data.photo] : [], () => {
        if (canvas.current) paintThumbnail(canvas.current, editor.scene(surface))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [editor, surface, placed, options, picture, fonts])
  return <canvas ref={canvas} className="size-full" />
}
