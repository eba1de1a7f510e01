import { useEffect, useRef } from 'react'
import type { PrintOf } from '../../solids/piece'
import { Ground } from './Ground'

interface FlatPrintProps {
  part: string
  noun: string
  print: PrintOf
}

const SIDE_PX = 1400

/** The flat print, for a device that cannot show it in three dimensions. */
export function FlatPrint({ part, noun, print }: FlatPrintProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    void print(part, SIDE_PX).then((picture) => {
      const shown = document.createElement('canvas')
      Object.assign(shown, { width: picture.width, height: picture.height })
      shown.getContext('2d')?.drawImage(picture, 0, 0)
      shown.className = 'max-h-full max-w-full object-contain shadow-float'
      if (!isGone) box.current?.replaceChildren(shown)
    })
    return () => {
      isGone = true
    }
  }, [part, print])
  return (
    <>
      <Ground>
        <div
          ref={box}
          role="img"
          aria-label="Your print, flat"
          className="absolute inset-0 flex items-center justify-center p-6"
        />
      </Ground>
      <p className="mt-3 text-center text-sm text-ink-soft">
        This device can’t turn your {noun} in 3D, so here is the print laid flat.
      </p>
    </>
  )
}
