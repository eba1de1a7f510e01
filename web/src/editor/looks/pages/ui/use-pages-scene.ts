import { type RefObject, useEffect, useRef, useState } from 'react'
import { withRetry } from '~/lib/with-retry'
import type { PagesModel } from '../model'
import { PagesPlayer } from '../PagesPlayer'
import type { PagesScene } from '../three/PagesScene'
import type { PaintPage } from '../three/PageTextures'

/** `flat`: the device cannot show it in three dimensions. `lost`: it stopped to, and may go on. */
export type SceneState = 'loading' | 'shown' | 'flat' | 'lost'

/** What is shown, or on its way to be. */
export interface Shown {
  stop: number
  isOver: boolean
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A canvas of its own for each scene: one whose context was lost or freed gets no new one. */
function canvasIn(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 block size-full'
  host.appendChild(canvas)
  return canvas
}

/** The scene of a thing of pages in `host`, and what turns its pages. */
export function usePagesScene(host: RefObject<HTMLElement | null>, model: PagesModel, paint: PaintPage) {
  const [state, setState] = useState<SceneState>('loading')
  const [attempt, setAttempt] = useState(0)
  const scene = useRef<PagesScene | null>(null)
  const [first] = useState(() => model.start.at)
  const [shown, setShown] = useState<Shown>({ stop: first, isOver: (model.start.over[first] ?? 0) > 0.5 })
  const [player] = useState(
    () =>
      new PagesPlayer(model, {
        now: () => performance.now(),
        nextFrame: (callback) => requestAnimationFrame(callback),
        cancelFrame: (frame) => cancelAnimationFrame(frame),
        isStill,
        show: (next) => scene.current?.show(next),
        onGoal: (stop, isOver) => setShown({ stop, isOver }),
      }),
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
    const open = async () => {
      // The package is large, so it is loaded here and nowhere else.
      const { PagesScene } = await withRetry(() => import('../three/PagesScene'))
      if (stop.signal.aborted) return
      const onComplete = () => {
        setState('shown')
        player.begin()
      }
      const opened = new PagesScene({ canvas, model, paint, isMoving: () => player.isMoving, onComplete })
      scene.current = opened
      resized.observe(box)
      opened.show(player.state)
      opened.resize(box.clientWidth, box.clientHeight)
    }
    open().catch(() => stop.signal.aborted || setState('flat'))
    return () => {
      stop.abort()
      player.dispose()
      resized.disconnect()
      scene.current?.dispose()
      scene.current = null
      canvas.remove()
    }
  }, [host, model, paint, player, attempt])

  return { state, shown, player, scene }
}
