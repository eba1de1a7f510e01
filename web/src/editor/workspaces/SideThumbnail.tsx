import { datePhotosOf } from '@kea/design/document/date-photos'
import { photoIdsOn } from '@kea/design/document/records'
import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { thumbnailQueue } from '../render/PaintQueue'
import { paintThumbnail } from '../render/paint-thumbnail'
import { paintWithPictures } from '../render/paint-with-pictures'
import { useCards, useDrawings, useEditor, useLoadedFonts, useMonths } from '../ui/use-editor'
import { useNear } from '../ui/use-near'
import { isSameSide, type SideView } from './side-view'

interface SideThumbnailProps {
  view: SideView
  className: string
}

/** The small pictures of the photos of a side, as one text. */
function usePicturesOn({ items, settings }: SideView): string {
  const { state } = useEditor().editor.pictures
  const photos = items.flatMap((item) => {
    if (item.type === 'month') return datePhotosOf(settings)
    return item.type === 'photo' ? item.data.photo : []
  })
  const addresses = () => {
    const thumbnails = state.read()
    return photos.map((photo) => `${thumbnails[photo]}`).join()
  }
  return useSyncExternalStore(state.subscribe, addresses)
}

/** True during a drag, whose frames have no time for small pictures. */
function useIsMoving(): boolean {
  const { session } = useEditor().editor
  return useSyncExternalStore(session.subscribe, () => session.read().isMoving)
}

/** A side as it will be printed, small. It is painted when it is near, and again when what it shows has changed. */
export const SideThumbnail = memo(
  function SideThumbnail({ view, className }: SideThumbnailProps) {
    const { editor } = useEditor()
    const canvas = useRef<HTMLCanvasElement>(null)
    const width = useNear(canvas)
    const isMoving = useIsMoving()
    const pictures = usePicturesOn(view)
    const fonts = useLoadedFonts()
    const drawings = useDrawings()
    const months = useMonths()
    const cards = useCards()
    const painted = useRef<readonly unknown[]>([])
    useEffect(() => {
      const shown = [view, width, pictures, fonts, drawings, months, cards]
      if (width === 0 || isMoving || shown.every((each, at) => each === painted.current[at])) return
      let end = () => {}
      const takeBack = thumbnailQueue.add(() => {
        painted.current = shown
        end = paintWithPictures(editor.pictures, photoIdsOn(editor.store.read().design, view.side.surface), () => {
          if (canvas.current) paintThumbnail(canvas.current, editor.sideScene(view.side))
        })
      })
      return () => {
        takeBack()
        end()
      }
    }, [editor, view, width, isMoving, pictures, fonts, drawings, months, cards])
    return <canvas ref={canvas} className={className} />
  },
  (a, b) => isSameSide(a.view, b.view) && a.className === b.className,
)
