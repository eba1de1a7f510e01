import { itemsOf } from '@kea/design/document/records'
import type { Point } from '@kea/design/geometry/crop'
import { type RefObject, useEffect, useRef } from 'react'
import type { Editor } from '../Editor'
import { StagePainter } from '../render/StagePainter'
import type { Pointer } from '../tools/tool-state'
import { useCanvasLabel } from './use-canvas-label'
import { useEditor } from './use-editor'
import { useSelected } from './use-selected'

/**
 * Passes pointer and wheel events to the tools, in pixels of the stage.
 *
 * @param refit is called before a press: a panel that has just closed changed the size of the stage
 */
function listen(stage: HTMLElement, { tools }: Editor, refit: () => void): () => void {
  const stop = new AbortController()
  let isSpaceHeld = false
  const at = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const pointer = (event: PointerEvent): Pointer => ({
    id: event.pointerId,
    at: at(event),
    isShiftHeld: event.shiftKey,
    time: event.timeStamp,
    isForView: isSpaceHeld,
  })
  const options = { signal: stop.signal }
  let last: Point = { x: 0, y: 0 }
  const showCursor = () => {
    stage.style.cursor = tools.cursor(last, isSpaceHeld)
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      refit()
      stage.setPointerCapture(event.pointerId)
      tools.pointerDown(pointer(event))
      last = at(event)
      showCursor()
    },
    options,
  )
  stage.addEventListener(
    'pointermove',
    (event) => {
      tools.pointerMove(pointer(event))
      last = at(event)
      if (event.pointerType === 'mouse') showCursor()
    },
    options,
  )
  stage.addEventListener(
    'pointerup',
    (event) => {
      tools.pointerUp(pointer(event))
      showCursor()
    },
    options,
  )
  stage.addEventListener('pointercancel', () => tools.cancel(), options)
  stage.addEventListener(
    'wheel',
    (event) => {
      // React's wheel listener is passive, so it could not prevent the scroll of the page.
      event.preventDefault()
      if (event.ctrlKey) tools.wheelView(at(event), event.deltaY)
      else tools.wheel(at(event), event.deltaY, event.timeStamp)
    },
    { ...options, passive: false },
  )
  const onSpace = (isHeld: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    // The space bar presses a button and types in a field.
    isSpaceHeld = isHeld && (event.target === stage || event.target === document.body)
    if (isSpaceHeld) event.preventDefault()
    showCursor()
  }
  window.addEventListener('keydown', onSpace(true), options)
  window.addEventListener('keyup', onSpace(false), options)
  return () => stop.abort()
}

/** The print above its shadow. */
export function CanvasHost() {
  const { editor } = useEditor()
  const description = useCanvasLabel()
  const stage = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLCanvasElement>(null)
  const page = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!stage.current || !ground.current || !page.current) return
    const painter = new StagePainter(stage.current, { ground: ground.current, page: page.current }, editor)
    const unlisten = listen(stage.current, editor, painter.refit)
    return () => {
      unlisten()
      painter.dispose()
    }
  }, [editor])
  useFocusWithFirstPhoto(stage)
  return (
    <div
      ref={stage}
      role="application"
      aria-label="Your print. Use arrow keys to move the photo, plus and minus to zoom."
      aria-describedby="print-description"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it must take the focus
      tabIndex={0}
      className="absolute inset-0 touch-none select-none focus-visible:outline-offset-[-4px]"
    >
      <div aria-hidden="true">
        <canvas
          ref={ground}
          className="absolute inset-0 size-full transition-[filter] data-awaited:brightness-50 data-awaited:delay-300"
        />
        <canvas ref={page} className="absolute inset-0 size-full" />
      </div>
      <p id="print-description" className="sr-only">
        {description}
      </p>
    </div>
  )
}

/** The button on the empty print disappears with the first photo. The focus then moves to the print. */
function useFocusWithFirstPhoto(stage: RefObject<HTMLElement | null>) {
  const isBare = useSelected(({ store }) => itemsOf(store.read().design).length === 0)
  const wasBare = useRef(isBare)
  useEffect(() => {
    if (wasBare.current && !isBare && document.activeElement === document.body) {
      stage.current?.focus({ preventScroll: true })
    }
    wasBare.current = isBare
  }, [isBare, stage])
}
