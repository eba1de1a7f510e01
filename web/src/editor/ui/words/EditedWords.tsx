import type { PlacedText } from '@kea/design/document/document'
import { applyMatrix, frameCentre, turnAbout } from '@kea/design/geometry/frame'
import { lettersProblemOf } from '@kea/design/preflight/letters'
import { isUnwritten } from '@kea/design/preflight/text-findings'
import { caretLines, caretOf, placeAt, selectionPath } from '@kea/design/text/carets'
import { cleanWords, WORDS_MAX } from '@kea/design/text/words'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { classNames } from '~/lib/class-names'
import { changeText } from '../../commands/change-text'
import { endEditing } from '../../commands/edit-text'
import { redo, undo } from '../../commands/history'
import { matchesShortcut } from '../../commands/shortcut'
import { type Layout, pointOnFace } from '../../geometry/layout'
import { focusStage } from '../focus-stage'
import { useEditor, useLoadedFonts } from '../use-editor'
import { useSelected } from '../use-selected'
import { type CaretRange, rangeAfterKey, rangeOf, wordAt } from './caret-range'

/** The field reaches this far past the frame, as a press on the text does. */
const TOLERANCE_PX = 8
/** A double tap that opens the words ends with a mouse press by the browser, within this time. */
const TAP_MS = 300
/** Phones zoom in on a field with smaller letters. */
const LEAST_LETTER_PX = 16
/** Nobody can read smaller letters. */
const READABLE_PX = 10
const TEXT_ALIGN = { left: 'left', centre: 'center', right: 'right' } as const

const UNSEEN =
  'absolute touch-none overflow-hidden bg-transparent text-transparent caret-transparent selection:bg-transparent selection:text-transparent'
const SEEN =
  'field-sizing-content max-h-28 w-full max-w-lg animate-rise rounded-picture border-2 border-kea bg-paper px-4 py-2.5 text-base shadow-float placeholder:text-ink-soft'

/** The words that are typed on the print. */
export function EditedWords() {
  const editing = useSelected(({ context }) => context().editing)
  return editing && <WordsOnStage key={editing.id} item={editing} />
}

function WordsOnStage({ item }: Pick<WordsFieldProps, 'item'>) {
  const { shownLayout } = useEditor().editor
  const layout = useSyncExternalStore(shownLayout.subscribe, shownLayout.read)
  useLoadedFonts()
  return layout && <WordsField item={item} layout={layout} />
}

interface WordsFieldProps {
  item: PlacedText
  layout: Layout
}

/**
 * Its letters, caret and selection are transparent: the stage draws the letters, and this draws the other two where the
 * letters stand. So bent and turned texts are typed like others, with the keyboard, the input method and the clipboard
 * of the device. Where the stage draws the letters too small to read, the field is seen at the top, above the keyboard
 * of a phone.
 */
function WordsField({ item, layout }: WordsFieldProps) {
  const { editor } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const openedAt = useRef(0)
  const [range, setRange] = useState<CaretRange>({ anchor: 0, caret: 0 })
  const { data, frame } = item
  const { face, scale } = layout
  const isSeen = data.sizeMm * scale < READABLE_PX
  const lines = caretLines(data, frame, editor.fonts.shape)

  const select = ({ anchor, caret }: CaretRange) => {
    field.current?.setSelectionRange(
      Math.min(anchor, caret),
      Math.max(anchor, caret),
      caret < anchor ? 'backward' : 'none',
    )
    setRange({ anchor, caret })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the text is opened
  useLayoutEffect(() => {
    openedAt.current = performance.now()
    field.current?.focus({ preventScroll: true })
    // What nobody wrote is replaced by the first letter.
    const anchor = isUnwritten(item, editor.scene().surface.part) ? 0 : data.words.length
    select({ anchor, caret: data.words.length })
  }, [])
  useEffect(() => {
    const follow = () => field.current && setRange(rangeOf(field.current))
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  useEffect(() => {
    // A double tap's own mouse press would put the focus on the stage, where the seen field is not.
    const hold = (event: globalThis.MouseEvent) => event.timeStamp < openedAt.current + TAP_MS && event.preventDefault()
    document.addEventListener('mousedown', hold)
    return () => document.removeEventListener('mousedown', hold)
  }, [])
  useLayoutEffect(() => {
    // An undo, or the panel, changed the words.
    if (!field.current || isComposing.current || cleanWords(field.current.value) === data.words) return
    field.current.value = data.words
    setRange(rangeOf(field.current))
  }, [data.words])

  const take = (input: HTMLTextAreaElement) => {
    const words = cleanWords(input.value)
    if (!isComposing.current && words !== input.value) {
      const at = cleanWords(input.value.slice(0, input.selectionStart)).length
      input.value = words
      input.setSelectionRange(at, at)
    }
    setRange(rangeOf(input))
    const { editing } = editor.context()
    // Each word is one step of undo.
    const control = `${item.id} words ${words.split(/\s+/).length}`
    if (editing && words !== editing.data.words) editor.run(changeText(editing, { words }, editor.fonts.shape), control)
  }
  /** The stage takes the focus, which ends the typing. */
  const leave = () => focusStage(field.current)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = [undo, redo].find(({ shortcuts }) => shortcuts.some((keys) => matchesShortcut(keys, event)))
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const next = isPlain && !isSeen ? rangeAfterKey(lines, range, event.key, event.shiftKey) : null
    if (event.key === 'Escape' || matchesShortcut('mod+Enter', event)) leave()
    else if (step) editor.run(step)
    else if (next) select(next)
    else return
    event.preventDefault()
  }
  const placeOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): number => {
    const stage = field.current?.parentElement?.getBoundingClientRect()
    const at = pointOnFace(layout, { x: clientX - (stage?.left ?? 0), y: clientY - (stage?.top ?? 0) })
    return placeAt(lines, applyMatrix(turnAbout(frameCentre(frame), -frame.angle), at))
  }
  const onMouseDown = (event: MouseEvent<HTMLTextAreaElement>) => {
    if (isSeen || event.button !== 0) return
    // The browser would put the caret where its own transparent letters are.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    if (event.detail < 3 && event.timeStamp < openedAt.current + TAP_MS) return
    const at = placeOf(event)
    if (event.detail === 2) return select(wordAt(data.words, at))
    if (event.detail > 2) return select({ anchor: 0, caret: data.words.length })
    const anchor = event.shiftKey ? range.anchor : at
    select({ anchor, caret: at })
    const stop = new AbortController()
    const follow = (moved: globalThis.MouseEvent) => select({ anchor, caret: placeOf(moved) })
    window.addEventListener('mousemove', follow, stop)
    window.addEventListener('mouseup', () => stop.abort(), stop)
  }

  const overFrame = {
    left: face.x + frame.x * scale - TOLERANCE_PX,
    top: face.y + frame.y * scale - TOLERANCE_PX,
    width: frame.width * scale + 2 * TOLERANCE_PX,
    height: frame.height * scale + 2 * TOLERANCE_PX,
    padding: TOLERANCE_PX,
    transform: `rotate(${frame.angle}deg)`,
    fontSize: Math.max(data.sizeMm * scale, LEAST_LETTER_PX),
    lineHeight: data.lineHeight,
    textAlign: TEXT_ALIGN[data.align],
  }
  const { x, y } = frameCentre(frame)
  const tooLong = lettersProblemOf(editor.scene().surface.part, editor.context(), item)
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center gap-2 overflow-hidden px-3 pt-1 lg:pt-4">
      <p
        role="status"
        className="order-1 max-w-lg animate-rise rounded-picture bg-paper px-4 py-2.5 text-[0.9375rem] text-danger shadow-float empty:hidden"
      >
        {tooLong}
      </p>
      <Caret
        transform={`translate(${face.x} ${face.y}) scale(${scale}) rotate(${frame.angle} ${x} ${y})`}
        selection={selectionPath(lines, Math.min(range.anchor, range.caret), Math.max(range.anchor, range.caret))}
        caret={caretOf(lines, range.caret)}
        at={range.caret}
      />
      <textarea
        ref={field}
        translate="no"
        aria-label="Your text on the print"
        defaultValue={data.words}
        maxLength={WORDS_MAX}
        spellCheck={false}
        rows={1}
        placeholder={isSeen ? 'Type your words' : undefined}
        style={isSeen ? undefined : overFrame}
        onInput={({ currentTarget }) => take(currentTarget)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false
          take(currentTarget)
        }}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        // Another window may have the focus for a while.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && editor.run(endEditing)}
        className={classNames('pointer-events-auto resize-none outline-none', isSeen ? SEEN : UNSEEN)}
      />
    </div>
  )
}

interface CaretProps {
  /** From mm of the face to the stage, with the turn of the text. */
  transform: string
  selection: string
  caret: ReturnType<typeof caretOf>
  at: number
}

function Caret({ transform, selection, caret, at }: CaretProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <g transform={transform}>
        {selection && <path d={selection} className="fill-kea/35" />}
        {caret && !selection && (
          // A caret that moves begins to blink anew.
          <g key={at} className="motion-safe:animate-caret" strokeLinecap="round">
            {['stroke-paper stroke-4', 'stroke-kea-deep stroke-2'].map((stroke) => (
              <line
                key={stroke}
                x1={caret.top.x}
                y1={caret.top.y}
                x2={caret.bottom.x}
                y2={caret.bottom.y}
                vectorEffect="non-scaling-stroke"
                className={stroke}
              />
            ))}
          </g>
        )}
      </g>
    </svg>
  )
}
