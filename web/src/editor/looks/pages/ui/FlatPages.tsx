import { useEffect, useRef } from 'react'
import type { PagesModel } from '../model'
import type { PaintPage } from '../three/PageTextures'
import type { Shown } from './use-pages-scene'

interface FlatPagesProps {
  model: PagesModel
  paint: PaintPage
  shown: Shown
  name: string
}

const SIDE_PX = 1000

/** The pages of a stop laid flat beside each other, for a device that cannot show them in three dimensions. */
export function FlatPages({ model, paint, shown, name }: FlatPagesProps) {
  const box = useRef<HTMLDivElement>(null)
  const { stop, isOver } = shown
  useEffect(() => {
    let isGone = false
    const keys = model.flat({ ...model.start, at: stop, over: { [stop]: isOver ? 1 : 0 } })
    void Promise.all(keys.map((key) => paint(key, SIDE_PX))).then((pictures) => {
      if (isGone) return
      box.current?.replaceChildren(
        ...pictures.flatMap((picture) => (picture ? [shownCanvas(picture, keys.length)] : [])),
      )
    })
    return () => {
      isGone = true
    }
  }, [model, paint, stop, isOver])
  return (
    <div ref={box} role="img" aria-label={name} className="absolute inset-0 flex items-center justify-center p-6" />
  )
}

function shownCanvas(picture: CanvasImageSource & { width: number; height: number }, of: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: picture.width, height: picture.height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  canvas.className = 'max-h-full min-w-0 object-contain shadow-float'
  canvas.style.maxWidth = `${100 / of}%`
  return canvas
}
