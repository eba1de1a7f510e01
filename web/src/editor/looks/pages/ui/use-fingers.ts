import { type PointerEvent, type RefObject, useRef } from 'react'
import { TAP_PX, turnLifted, turnUnderFinger } from '../finger'
import type { PagesModel } from '../model'
import type { PagesPlayer } from '../PagesPlayer'
import type { PagesScene } from '../three/PagesScene'

interface Held {
  id: number
  /** Where the press began: in CSS pixels, and in mm on the ground. */
  x: number
  y: number
  ground: { x: number; z: number }
  /** The last moves, for the speed at the end. */
  last: { turned: number; time: number }
  speed: number
  /** What the press has become. */
  does: 'tap' | 'turn' | 'slide' | 'nothing'
  way: 1 | -1
  slidX: number
}

interface Fingers {
  model: PagesModel
  player: PagesPlayer
  scene: RefObject<PagesScene | null>
  /** A tap: -1 on the left or upper half, 1 on the other one, and the stop of what was under it. */
  onTap: (half: 1 | -1, stop: number | null) => void
}

/** Presses on the picture of a thing of pages: a page follows the finger, cards slide by, and a tap is a tap. */
export function useFingers({ model, player, scene, onTap }: Fingers) {
  const { reach } = model
  const held = useRef<Held | null>(null)

  const place = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (2 * (clientX - left)) / width - 1, y: 1 - (2 * (clientY - top)) / height }
  }
  const groundOf = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = place(event)
    return scene.current?.onGround(x, y) ?? { x: 0, z: 0 }
  }

  const begin = (press: Held, event: PointerEvent<HTMLElement>): void => {
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y]
    if (Math.hypot(dx, dy) < TAP_PX) return
    if (model.drag === 'slide') {
      press.does = 'slide'
      return
    }
    if (model.drag === 'none') {
      press.does = 'nothing'
      return
    }
    press.way = wayOf(dx, dy)
    press.does = player.hold(press.way) ? 'turn' : 'nothing'
  }

  /** To the left or upwards leads on. A sheet may be thrown to the side too. */
  const wayOf = (dx: number, dy: number): 1 | -1 => {
    const isAcross = model.drag === 'page' || Math.abs(dx) > Math.abs(dy)
    return (isAcross ? dx : dy) < 0 ? 1 : -1
  }

  const turnedBy = (press: Held, event: PointerEvent<HTMLElement>): number => {
    const at = groundOf(event)
    if (model.drag === 'page') {
      // A page that leads back lies on the left.
      const taken = press.way === 1 ? Math.max(press.ground.x, 0) : Math.min(press.ground.x, 0)
      return turnUnderFinger(taken || press.way * reach.width * 0.5, at.x, reach.width)
    }
    const [dx, dz] = [at.x - press.ground.x, at.z - press.ground.z]
    const moved = Math.abs(dx) > Math.abs(dz) ? dx * 1.4 : dz
    return turnLifted(-press.way * moved, reach.height)
  }

  const end = (event: PointerEvent<HTMLElement>): void => {
    const press = held.current
    if (press?.id !== event.pointerId) return
    held.current = null
    if (press.does === 'turn') player.letGo(event.timeStamp - press.last.time > 120 ? 0 : press.speed)
    else if (press.does === 'slide') player.goTo(player.state.at)
    else if (press.does === 'tap' && event.type === 'pointerup') {
      const { x, y } = place(event)
      const half = model.drag === 'sheet' ? (y > 0 ? -1 : 1) : x < 0 ? -1 : 1
      onTap(half, scene.current?.pick(x, y) ?? null)
    }
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = {
        ...{ id: event.pointerId, x: event.clientX, y: event.clientY, ground: groundOf(event) },
        ...{ last: { turned: 0, time: event.timeStamp }, speed: 0, does: 'tap', way: 1, slidX: event.clientX },
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const press = held.current
      if (press?.id !== event.pointerId) return
      if (press.does === 'tap') begin(press, event)
      if (press.does === 'slide') {
        player.slide(((press.slidX - event.clientX) / event.currentTarget.clientWidth) * 13)
        press.slidX = event.clientX
      }
      if (press.does !== 'turn') return
      const turned = turnedBy(press, event)
      const seconds = (event.timeStamp - press.last.time) / 1000
      if (seconds > 0) press.speed = (turned - press.last.turned) / seconds
      press.last = { turned, time: event.timeStamp }
      player.drag(turned)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
