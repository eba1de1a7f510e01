import type { Matrix } from '@kea/design/geometry/display-list'
import { type Half, halvesOf } from '@kea/design/geometry/folds'
import { halfTurn } from '@kea/design/geometry/frame'
import type { SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { takesCaptions } from '@kea/design/layouts/caption-places'
import { layoutIn, type Span } from '@kea/design/layouts/choose-layout'
import { emptySlots } from '@kea/design/layouts/edits'
import type { SurfaceLayout } from '@kea/design/layouts/layout-data'
import {
  HALF_PHOTOS_MAX,
  isBothWays,
  isSolved,
  LAYOUT_PHOTOS_MAX,
  type Layout,
  layoutOf,
  layoutsFor,
} from '@kea/design/layouts/layouts'
import { captionPlaces, FIRST_SLOT, firstSpaces, halfOfSlot, layoutCells } from '@kea/design/layouts/slots'
import type { ProductPart } from '@kea/design/product/definition'
import { WandSparkles, X } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { RadioCards } from '~/ui/RadioCards'
import type { CommandContext } from '../commands/command'
import { fillLayout, photosToArrange, removeLayout, setLayout } from '../commands/layout'
import { onlySelected } from '../commands/selection'
import { CaptionFields } from './CaptionFields'
import { Slider } from './Slider'
import { CommandButton } from './ToolButton'
import { useDesign, useEditor, useSession } from './use-editor'

/** The widest gap and margin, as a part of the face's shorter side. */
const MOST_SHARE = 0.08

const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0]

function nameOf(layout: Layout, at: number, count: number): string {
  if (isBothWays(layout)) return 'Your photo twice, head to tail'
  const { photos } = layout
  if (isSolved(layout)) return photos === 1 ? 'Made to fit your photo' : `Made to fit your ${photos} photos`
  return `Layout ${at + 1} of ${count} for ${photos === 1 ? 'one photo' : `${photos} photos`}`
}

const whole = (value: number): number => Math.max(Math.round(value), 1)
const mostOf = (span: Span): number => (span === 'across' ? LAYOUT_PHOTOS_MAX : HALF_PHOTOS_MAX)
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 1), most)

/** What the areas of a spread and of a cover are called. */
const PAGES: Readonly<Record<Span, string>> = { left: 'Left page', right: 'Right page', across: 'Both as one' }
const COVER: Readonly<Record<Span, string>> = { left: 'Back', right: 'Front', across: 'All of it' }
const SPANS: readonly Span[] = ['left', 'right', 'across']

const namesOf = ({ spine }: ProductPart) => (spine ? COVER : PAGES)
/** The side at which each area is bound. */
const BOUND: Readonly<Record<Span, Half | null>> = { left: 'right', right: 'left', across: null }

const isSpan = (value: string): value is Span => SPANS.some((span) => span === value)

/** The page that the shopper is at: that of the selected photo, else the one with a layout, or the front of a cover. */
function firstSpan(context: CommandContext, { part }: SurfaceGeometry): Span {
  const selected = onlySelected(context)
  if (context.surface.layout) return 'across'
  if (selected?.type === 'photo' && selected.slot !== undefined) return halfOfSlot(selected.slot)
  return part.spine ? 'right' : 'left'
}

type Area = Pick<SurfaceGeometry, 'part' | 'face' | 'photo'>

/** The geometry of a page of a spread by itself. */
function pageGeometry(geometry: SurfaceGeometry, half: Half): Area {
  const face = halvesOf(geometry)?.[half] ?? geometry.face
  const { width, height } = geometry.photo
  return { part: geometry.part, face, photo: { width: width - geometry.face.width + face.width, height } }
}

/** Places for several photos: how many, which of the layouts, and the space between them; for each page of a spread. */
export function LayoutPanel() {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const context = editor.context()
  const { design, surface } = context
  const geometry = editor.scene().surface
  const hasHalves = halvesOf(geometry) !== null
  const [chosen, setChosen] = useState<Span>(() => firstSpan(context, geometry))
  const span = hasHalves ? chosen : 'across'
  const layout = layoutIn(surface, span)
  const [counts, setCounts] = useState<Partial<Record<Span, number>>>({})
  const most = mostOf(span)
  const usual = layoutOf(layout?.id ?? '')?.photos ?? (hasHalves ? 1 : photosToArrange(context))
  const count = clamp(counts[span] ?? usual, most)
  const area = span === 'across' ? geometry : pageGeometry(geometry, span)
  const short = Math.min(area.face.width, area.face.height)
  const { id: _, ...spaces }: SurfaceLayout = layout ?? { id: '', ...firstSpaces(area.face) }
  const widest = Math.max(whole(short * MOST_SHARE), spaces.gapMm, spaces.marginMm)
  const names = namesOf(geometry.part)
  const empty = emptySlots(design, surface, geometry)
  const isOfSpan = (slot: number) => span === 'across' || halfOfSlot(slot) === span
  const first = span === 'across' ? 0 : FIRST_SLOT[span]
  return (
    <div className="grid gap-5 pb-2">
      {hasHalves && (
        <RadioCards
          legend="Which page"
          showsLegend={false}
          isStacked
          className="grid-cols-3 text-center text-sm"
          choices={SPANS.map((value) => ({ value, label: names[value] }))}
          value={span}
          onChange={(value) => isSpan(value) && setChosen(value)}
        />
      )}
      <Slider
        label="Photos"
        value={count}
        least={1}
        most={most}
        step={1}
        onChange={(value) => setCounts({ ...counts, [span]: value })}
      />
      <Choices count={count} spaces={spaces} chosen={layout?.id} geometry={area} span={span} />
      {layout && (
        <>
          <EmptyPlaces slots={empty.filter(isOfSpan)} first={first} />
          {takesCaptions(geometry.part) && (
            <CaptionFields
              layout={layout}
              span={span}
              places={captionPlaces(surface, geometry).filter(({ slot }) => isOfSpan(slot))}
              first={first}
            />
          )}
          <Slider
            label="Space between the photos"
            unit="mm"
            value={layout.gapMm}
            least={0}
            most={widest}
            step={1}
            onChange={(gap) => editor.run(setLayout({ ...layout, gapMm: gap }, span), 'layout gap')}
          />
          <Slider
            label="Margin around them"
            unit="mm"
            value={layout.marginMm}
            least={0}
            most={widest}
            step={1}
            onChange={(margin) => editor.run(setLayout({ ...layout, marginMm: margin }, span), 'layout margin')}
          />
          <CommandButton command={removeLayout(span)} icon={X} />
        </>
      )}
    </div>
  )
}

interface ChoicesProps {
  count: number
  spaces: Omit<SurfaceLayout, 'id'>
  chosen: string | undefined
  geometry: Area
  span: Span
}

/** The layouts for a number of photos, as small pictures of the face. */
function Choices({ count, spaces, chosen, geometry, span }: ChoicesProps) {
  const { editor } = useEditor()
  const id = useId()
  const { width, height } = geometry.face
  const shown = layoutsFor(geometry.part, count, chosen)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        Layouts
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {shown.map((layout, at) => (
          <li key={layout.id}>
            <button
              type="button"
              aria-label={nameOf(layout, at, shown.length)}
              aria-pressed={layout.id === chosen}
              onClick={() => editor.run(setLayout({ id: layout.id, ...spaces }, span))}
              className={classNames(
                'grid aspect-square w-full cursor-pointer place-items-center rounded-lg bg-mist p-2 hover:bg-kea-mist',
                layout.id === chosen && 'outline-2 outline-kea outline-offset-2',
              )}
            >
              <svg viewBox={`0 0 ${width} ${height}`} className="size-full" aria-hidden="true">
                <rect width={width} height={height} className="fill-paper stroke-line" strokeWidth={width / 80} />
                {(isBothWays(layout) ? [UPRIGHT, halfTurn(geometry.face)] : [UPRIGHT]).map((turn) => (
                  <g key={turn.join(' ')} transform={`matrix(${turn.join(' ')})`}>
                    {layoutCells({ id: layout.id, ...spaces }, geometry, BOUND[span]).map(({ box, words }) => (
                      <g key={`${box.x} ${box.y}`}>
                        <rect {...box} className="fill-kea/55 stroke-paper" strokeWidth={width / 80} />
                        {words && <rect {...words.box} className="fill-line" />}
                      </g>
                    ))}
                    {isBothWays(layout) && <HeadUp width={width} height={height} />}
                  </g>
                ))}
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An arrow to the upper edge, by which one sees which half stands on its head. */
const HeadUp = ({ width, height }: { width: number; height: number }) => (
  <path d={`M${width / 2} ${height / 8}l${width / 8} ${height / 8}h${-width / 4}z`} className="fill-paper" />
)

interface EmptyPlacesProps {
  slots: readonly number[]
  /** The number of the first place of the page, which a shopper calls 1. */
  first: number
}

/** A way into each empty place without a tap on the print. */
function EmptyPlaces({ slots, first }: EmptyPlacesProps) {
  const { editor } = useEditor()
  if (slots.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">
        {slots.length === 1 ? 'One place is empty. It prints' : `${slots.length} places are empty. They print`} without
        a photo.
      </p>
      <div className="flex flex-wrap gap-1.5">
        {slots.map((slot) => (
          <button
            key={slot}
            type="button"
            aria-label={`Add a photo to place ${slot - first + 1}`}
            onClick={() => editor.change({ slot: { at: slot } })}
            className="size-11 cursor-pointer rounded-full border border-control border-dashed hover:bg-mist"
          >
            {slot - first + 1}
          </button>
        ))}
      </div>
      {fillLayout.isEnabled(editor.context()) && <CommandButton command={fillLayout} icon={WandSparkles} />}
    </div>
  )
}
