import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { withRetry } from '~/lib/with-retry'
import type { Body } from '../../solids/body'
import type { PrintOf } from '../../solids/piece'
import type { SolidScene } from '../three/SolidScene'
import { type Turn, turned, wayTo } from '../turning'

/** `flat`: the device cannot show it in three dimensions. `lost`: it stopped to, and may go on. */
export type SceneState = 'loading' | 'shown' | 'flat' | 'lost'

const TEXTURE_SIDE = 2048
const EASE_MS = 420
const OPENING_MS = 1100
/** The thing turns into place by this much when it opens. */
const OPENING_TURN = -26

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
const eased = (part: number): number => 1 - (1 - part) ** 3

/** A canvas of its own for each scene: one whose context was lost or freed gets no new one. */
function canvasIn(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 block size-full'
  host.appendChild(canvas)
  return canvas
}

async function open(canvas: HTMLCanvasElement, body: Body, print: PrintOf): Promise<SolidScene> {
  const parts = [...new Set(body.parts.flatMap((part) => part.print ?? []))]
  // The package is large, so it is loaded here and nowhere else.
  const [{ SolidScene }, ...pictures] = await Promise.all([
    withRetry(() => import('../three/SolidScene')),
    ...parts.map((part) => print(part, TEXTURE_SIDE)),
  ])
  const prints = new Map(parts.flatMap((part, at) => (pictures[at] ? [[part, pictures[at]] as const] : [])))
  return new SolidScene({ canvas, body, prints })
}

/** The scene of a body in `host`, its turn, and what turns it. */
export function useSolidScene(
  host: RefObject<HTMLElement | null>,
  body: Body,
  print: PrintOf,
  /** Where its slider stands first, 0..1. */
  start = 0,
) {
  const [state, setState] = useState<SceneState>('loading')
  const [turn, setTurn] = useState<Turn>({ degrees: body.turn, tilt: 0 })
  const [attempt, setAttempt] = useState(0)
  const scene = useRef<SolidScene | null>(null)
  /** Where it turns to, and where it is on the way. */
  const goal = useRef(turn)
  const shown = useRef(turn)
  const slid = useRef(start)
  const frame = useRef(0)

  const show = useCallback((next: Turn) => {
    shown.current = next
    scene.current?.turn(next.degrees, next.tilt)
  }, [])

  /** Turns at once, or as a short movement. */
  const turnTo = useCallback(
    (next: Turn, ms = 0) => {
      cancelAnimationFrame(frame.current)
      goal.current = next
      setTurn(next)
      if (ms === 0 || isStill()) return show(next)
      const from = shown.current
      const way = { degrees: wayTo(from.degrees, next.degrees, body.most), tilt: next.tilt - from.tilt }
      const start = performance.now()
      const step = (now: number) => {
        const part = Math.min(Math.max((now - start) / ms, 0), 1)
        show({ degrees: from.degrees + way.degrees * eased(part), tilt: from.tilt + way.tilt * eased(part) })
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [show, body],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lost context is opened again by a new attempt
  useEffect(() => {
    const box = host.current
    if (!box) return
    const canvas = canvasIn(box)
    const stop = new AbortController()
    const resized = new ResizeObserver(() => scene.current?.resize(box.clientWidth, box.clientHeight))
    const lose = (event: Event) => {
      event.preventDefault()
      setState('lost')
    }
    canvas.addEventListener('webglcontextlost', lose, { signal: stop.signal })
    canvas.addEventListener('webglcontextrestored', () => setAttempt((count) => count + 1), { signal: stop.signal })
    open(canvas, body, print).then(
      (opened) => {
        if (stop.signal.aborted) return opened.dispose()
        scene.current = opened
        opened.slide(slid.current)
        resized.observe(box)
        opened.resize(box.clientWidth, box.clientHeight)
        setState('shown')
        if (attempt === 0 && !isStill()) show(turned(goal.current, { degrees: OPENING_TURN }, null))
        turnTo(goal.current, OPENING_MS)
      },
      () => stop.signal.aborted || setState('flat'),
    )
    return () => {
      stop.abort()
      cancelAnimationFrame(frame.current)
      resized.disconnect()
      scene.current?.dispose()
      scene.current = null
      canvas.remove()
    }
  }, [host, body, print, attempt])

  return {
    state,
    turn,
    /** Turns by this much from where it is. */
    turnBy: (by: Partial<Turn>, isSlow = false): Turn => {
      const next = turned(goal.current, by, body.most)
      turnTo(next, isSlow ? EASE_MS : 0)
      return next
    },
    reset: () => turnTo({ degrees: body.turn, tilt: 0 }, EASE_MS),
    slide: (value: number) => {
      slid.current = value
      scene.current?.slide(value)
    },
  }
}
