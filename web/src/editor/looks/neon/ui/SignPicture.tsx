import type { LitSign } from '@kea/design/items/neon/lit-sign'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '~/lib/class-names'
import type { PaintWall, SignLight, SignPainter } from '../../../render/sign/sign-painter'
import { openWall, type WallId } from '../../../render/sign/walls'
import { paintScene } from '../paint-scene'
import { type Beside, movedSpot, photoBox } from '../scene'
import type { OwnWallState } from './use-own-wall'

/** How far a key moves the sign, in pixels. */
const KEY_PX = 6
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface SignPictureProps {
  painter: SignPainter
  sign: LitSign
  wall: WallId | 'own'
  beside: Beside
  light: SignLight
  own: OwnWallState
  label: string
}

/** A wall of the shop, once its picture is there. */
function useWall(id: WallId | 'own'): PaintWall | null {
  const [opened, setOpened] = useState<{ id: WallId; paint: PaintWall } | null>(null)
  useEffect(() => {
    let isGone = false
    if (id !== 'own') void openWall(id).then((paint) => isGone || setOpened({ id, paint }))
    return () => {
      isGone = true
    }
  }, [id])
  return opened?.id === id ? opened.paint : null
}

/** The picture of a sign. On the shopper's own wall the sign is moved by a drag and by arrow keys. */
export function SignPicture({ painter, sign, wall, beside, light, own, label }: SignPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const shopWall = useWall(wall)
  const { photo, wallMm, spot, setSpot } = own
  const { isDay, power } = light
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    const resized = new ResizeObserver(() => setSize({ width: shown.clientWidth, height: shown.clientHeight }))
    resized.observe(shown)
    return () => resized.disconnect()
  }, [])
  useEffect(() => {
    const shown = canvas.current
    if (!shown || size.width === 0 || (wall !== 'own' && !shopWall)) return
    const frame = requestAnimationFrame(() => {
      const ownWall = wall === 'own' ? { photo, wallMm, spot } : null
      paintScene(shown, { painter, sign, beside, light: { isDay, power }, wall: shopWall, own: ownWall })
    })
    return () => cancelAnimationFrame(frame)
  }, [painter, sign, wall, shopWall, beside, isDay, power, photo, wallMm, spot, size])
  const last = useRef<{ id: number; x: number; y: number } | null>(null)
  const move = (x: number, y: number) => photo && setSpot((from) => movedSpot(from, { x, y }, photoBox(photo, size)))
  const canMove = wall === 'own' && photo !== null
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    move(by[0] * KEY_PX, by[1] * KEY_PX)
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = last.current
    if (from?.id !== pointerId) return
    last.current = { id: pointerId, x: clientX, y: clientY }
    move(clientX - from.x, clientY - from.y)
  }
  const end = () => {
    last.current = null
  }
  const shape = 'h-[min(56dvh,40rem)] max-h-[112vw] min-h-64 overflow-hidden rounded-picture bg-ink'
  const shown = <canvas ref={canvas} className="block size-full" />
  if (!canMove) {
    return (
      <div role="img" aria-label={label} className={shape}>
        {shown}
      </div>
    )
  }
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it must take the focus
      tabIndex={0}
      aria-label={`${label}. Use the arrow keys to move it.`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || last.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      className={classNames(shape, 'cursor-grab touch-none active:cursor-grabbing focus-visible:outline-offset-[-4px]')}
    >
      {shown}
    </div>
  )
}
