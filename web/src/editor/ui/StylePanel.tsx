import type { DesignItem, PlacedGraphic, PlacedPhoto, PlacedShape } from '@kea/design/document/document'
import type { FreeItem } from '@kea/design/document/free-item'
import { photoEdge } from '@kea/design/items/photo/edge'
import { MASKS, type Mask } from '@kea/design/items/photo/photo-style'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { RadioCards } from '~/ui/RadioCards'
import { changeItem } from '../commands/change-item'
import { ColourField } from './ColourField'
import { EdgeFields } from './EdgeFields'
import { Slider } from './Slider'
import { useDrawings, useEditor, useStyledItem } from './use-editor'

const MonthStyleFields = lazyWithRetry(async () => (await import('./calendar/MonthStyleFields')).MonthStyleFields)

const WHITE = '#ffffff'
const INK = '#16211b'
/** The width of a new line, and the most of it and of a corner, as parts of an item's shorter side. */
const NEW_LINE_SHARE = 0.03
const LINE_SHARE = 0.15
const COLOUR_NAMES = ['First colour', 'Second colour', 'Third colour']

const MASK_NAMES: Record<Mask, string> = {
  ellipse: 'Round',
  heart: 'Heart',
  hexagon: 'Hexagon',
  star: 'Star',
  cloud: 'Cloud',
  arch: 'Arch',
}

const OUTLINE_BOX = { x: 2, y: 2, width: 36, height: 28 }

/** The outline of a photo as a small picture above its name. */
const outlineChoice = (mask: Mask | undefined, name: string) => ({
  value: mask ?? 'none',
  label: (
    <span className="grid justify-items-center gap-1">
      <svg viewBox="0 0 40 32" className="h-8 w-10 fill-kea/55" aria-hidden="true">
        <path d={photoEdge({ mask }, OUTLINE_BOX)} />
      </svg>
      {name}
    </span>
  ),
})

const OUTLINES = [outlineChoice(undefined, 'Straight'), ...MASKS.map((mask) => outlineChoice(mask, MASK_NAMES[mask]))]

/** The colours and edges of the selected item. */
export function StylePanel() {
  const item = useStyledItem()
  if (!item) return null
  if (item.type === 'graphic') return <GraphicStyle item={item} />
  if (item.type === 'shape') return <ShapeStyle item={item} />
  if (item.type === 'month') return <MonthStyleFields data={item.data} />
  return item.type === 'photo' ? <PhotoStyle item={item} /> : null
}

/** Runs in a row of one control are one step of undo. */
function useChange(item: DesignItem) {
  const { editor } = useEditor()
  return (changed: DesignItem, control: string) => editor.run(changeItem(changed), `${item.id} ${control}`)
}

function GraphicStyle({ item }: { item: PlacedGraphic }) {
  const change = useChange(item)
  const drawing = useDrawings()?.(item.data.drawing)
  if (!drawing) return null
  const colours = drawing.colours.map((own, at) => item.data.colours[at] ?? own)
  return (
    <div className="grid gap-5 pb-2">
      {colours.map((value, at) => (
        <ColourField
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a colour is its name
          key={at}
          label={colours.length === 1 ? 'Colour' : (COLOUR_NAMES[at] ?? '')}
          value={value}
          onChange={(colour) =>
            change({ ...item, data: { ...item.data, colours: colours.with(at, colour) } }, `colour ${at}`)
          }
        />
      ))}
    </div>
  )
}

const shorterSide = ({ frame }: Pick<FreeItem, 'frame'>): number => Math.min(frame.width, frame.height)

function ShapeStyle({ item }: { item: PlacedShape }) {
  const change = useChange(item)
  const { data } = item
  const { shape, fill, stroke, radiusMm } = data
  const short = shape === 'line' ? item.frame.width : shorterSide(item)
  const set = (changes: Partial<PlacedShape['data']>) =>
    change({ ...item, data: { ...data, ...changes } }, Object.keys(changes).join())
  const newLine = { colour: INK, widthMm: short * NEW_LINE_SHARE } as const
  return (
    <div className="grid gap-5 pb-2">
      {shape !== 'line' && (
        <>
          {stroke && (
            <Check
              label="Fill the shape"
              isOn={fill !== undefined}
              onChange={(isOn) => set({ fill: isOn ? WHITE : undefined })}
            />
          )}
          {fill && <ColourField label="Colour" value={fill} onChange={(colour) => set({ fill: colour })} />}
          <Check
            label="Line along the edge"
            isOn={stroke !== undefined}
            onChange={(isOn) => set({ stroke: isOn ? newLine : undefined, ...(!isOn && !fill && { fill: INK }) })}
          />
        </>
      )}
      {stroke && (
        <EdgeFields
          name="line"
          value={stroke}
          least={0.2}
          most={short * LINE_SHARE}
          step={0.1}
          onChange={(line) => set({ stroke: line })}
        />
      )}
      {shape === 'rect' && (
        <RoundCorners radiusMm={radiusMm ?? 0} short={short} onChange={(value) => set({ radiusMm: value })} />
      )}
    </div>
  )
}

function PhotoStyle({ item }: { item: PlacedPhoto }) {
  const { editor } = useEditor()
  const change = useChange(item)
  const { data } = item
  const { mask, radiusMm, border } = data
  const short = shorterSide({ frame: item.frame ?? { x: 0, y: 0, angle: 0, ...editor.scene().surface.photo } })
  const set = (changes: Partial<PlacedPhoto['data']>) =>
    change({ ...item, data: { ...data, ...changes } }, Object.keys(changes).join())
  return (
    <div className="grid gap-5 pb-2">
      <RadioCards
        legend="Outline"
        className="grid-cols-4"
        isPictured
        choices={OUTLINES}
        value={mask ?? 'none'}
        onChange={(value) => set({ mask: MASKS.find((entry) => entry === value) })}
      />
      {!mask && <RoundCorners radiusMm={radiusMm ?? 0} short={short} onChange={(value) => set({ radiusMm: value })} />}
      <Check
        label="Border"
        isOn={border !== undefined}
        onChange={(isOn) => set({ border: isOn ? { colour: WHITE, widthMm: short * NEW_LINE_SHARE } : undefined })}
      />
      {border && (
        <EdgeFields
          name="border"
          value={border}
          least={0.5}
          most={short * LINE_SHARE}
          step={0.5}
          onChange={(line) => set({ border: line })}
        />
      )}
    </div>
  )
}

interface RoundCornersProps {
  radiusMm: number
  /** The shorter side in mm. */
  short: number
  onChange: (radiusMm: number) => void
}

const RoundCorners = ({ radiusMm, short, onChange }: RoundCornersProps) => (
  <Slider
    label="Round corners"
    unit="mm"
    value={radiusMm}
    least={0}
    most={Math.max(short / 2, radiusMm)}
    step={0.5}
    onChange={onChange}
  />
)

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-kea"
      />
      {label}
    </label>
  )
}
