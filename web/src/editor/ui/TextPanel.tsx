import type { PlacedText } from '@kea/design/document/document'
import { lettersProblemOf, lettersRoom } from '@kea/design/preflight/letters'
import { isUnwritten } from '@kea/design/preflight/text-findings'
import { OUTLINE_SHARE, outlineFor } from '@kea/design/text/contrast'
import { FONTS } from '@kea/design/text/fonts'
import { layoutText } from '@kea/design/text/layout-text'
import type { TextData } from '@kea/design/text/text-data'
import { cleanWords, WORDS_MAX } from '@kea/design/text/words'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { RadioCards } from '~/ui/RadioCards'
import { changeText } from '../commands/change-text'
import { onlySelected } from '../commands/selection'
import { ColourField } from './ColourField'
import { EdgeFields } from './EdgeFields'
import { FontName } from './FontName'
import { MissingSigns } from './MissingSigns'
import { Slider } from './Slider'
import { useDesign, useEditor, useLoadedFonts, useSession } from './use-editor'
import { useGaveUp } from './use-gave-up'

const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'centre', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const

/** Each font by its name in its own letters. */
const FONT_CHOICES = FONTS.map(({ id, family }) => ({ value: id, label: <FontName id={id} family={family} /> }))

/** The selected text; null for none. */
function useText(): PlacedText | null {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const item = onlySelected(editor.context())
  return item?.type === 'text' ? item : null
}

/** The words of the selected text and how they look. */
export function TextPanel() {
  const item = useText()
  return item && <TextFields key={item.id} item={item} />
}

function TextFields({ item }: { item: PlacedText }) {
  const { editor } = useEditor()
  const { data } = item
  const change = (changes: Partial<TextData>) =>
    editor.run(changeText(item, changes, editor.fonts.shape), `${item.id} ${Object.keys(changes)}`)
  const { outline } = data
  return (
    <div className="grid gap-5 pb-2">
      <Words item={item} onChange={(words) => change({ words })} />
      <RadioCards
        legend="Font"
        className="grid-cols-2"
        choices={FONT_CHOICES}
        value={data.font}
        onChange={(value) => {
          const font = FONTS.find(({ id }) => id === value)?.id
          if (font) change({ font })
        }}
      />
      <Slider
        label="Height of the letters"
        unit="mm"
        value={data.sizeMm}
        least={2}
        most={Math.max(200, data.sizeMm)}
        step={0.5}
        onChange={(sizeMm) => change({ sizeMm })}
      />
      <ColourField label="Colour" value={data.colour} onChange={(colour) => change({ colour })} />
      <RadioCards
        legend="Lines"
        className="grid-cols-3"
        choices={ALIGNMENTS}
        value={data.align}
        onChange={(value) => {
          const align = ALIGNMENTS.find((entry) => entry.value === value)?.value
          if (align) change({ align })
        }}
      />
      <Slider
        label="Space between lines"
        value={data.lineHeight}
        least={0.8}
        most={2.5}
        step={0.05}
        onChange={(lineHeight) => change({ lineHeight })}
      />
      <Slider
        label="Space between letters"
        value={data.letterSpacing}
        least={-0.1}
        most={0.6}
        step={0.01}
        onChange={(letterSpacing) => change({ letterSpacing })}
      />
      <Slider
        label="Bend"
        unit="°"
        value={data.arc ?? 0}
        least={-180}
        most={180}
        step={5}
        onChange={(arc) => change({ arc })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={outline !== undefined}
          onChange={({ target }) =>
            change({
              outline: target.checked
                ? { colour: outlineFor(data.colour), widthMm: data.sizeMm * OUTLINE_SHARE }
                : undefined,
            })
          }
          className="size-5 accent-kea"
        />
        Outline around the letters
      </label>
      {outline && (
        <EdgeFields
          name="outline"
          value={outline}
          least={0.1}
          most={data.sizeMm * 0.3}
          step={0.1}
          onChange={(line) => change({ outline: line })}
        />
      )}
    </div>
  )
}

/** The words. What is not printed of them is named. */
function Words({ item, onChange }: { item: PlacedText; onChange: (words: string) => void }) {
  const { editor } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useLoadedFonts()
  const hasGivenUp = useGaveUp()
  const { missing, isLoaded } = layoutText(item.data, item.frame, editor.fonts.shape)
  const { part } = editor.scene().surface
  const tooLong = lettersProblemOf(part, editor.context(), item)
  const room = lettersRoom(part, item)
  const described = [missing.length > 0 && `${id}-missing`, room && `${id}-room`].filter(Boolean).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    field.current?.select()
    if (isUnwritten(item, part)) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        Words
      </label>
      <textarea
        id={id}
        ref={field}
        translate="no"
        rows={2}
        maxLength={WORDS_MAX}
        value={item.data.words}
        disabled={item.locked}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(cleanWords(target.value))}
        className="w-full rounded-field border border-control bg-paper px-3 py-2 text-base text-ink"
      />
      {!isLoaded && hasGivenUp && (
        <p role="status" className="text-ink-soft text-sm">
          You are offline, and this font is not loaded yet. Bars stand for your words until you are back online.
        </p>
      )}
      {room && (
        <p id={`${id}-room`} role="status" className={classNames('text-sm', tooLong ? 'text-danger' : 'text-ink-soft')}>
          {tooLong ?? `${room} fit here.`}
        </p>
      )}
      {missing.length > 0 && <MissingSigns id={`${id}-missing`} item={item} missing={missing} />}
    </div>
  )
}
