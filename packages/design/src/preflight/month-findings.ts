import { listed } from '@kea/shared/listed'
import type { DesignDocument, DesignSurface, PlacedMonth } from '../document/document'
import { itemsOn } from '../document/records'
import { startMonth } from '../edits/start'
import { levelOf, pixelsOf, ppiOf } from '../geometry/resolution'
import { MONTH_FONTS } from '../items/month/fonts'
import type { PrintedDay } from '../items/month/months'
import type { ProductDefinition } from '../product/definition'
import { sayMissing } from '../text/signs'
import type { Finding, PreflightWorld } from './finding'
import { quoted } from './quoted'

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Such as `3rd`. */
const ordinal = (day: number): string => `${day}${ENDINGS[ORDINALS.select(day)] ?? 'th'}`

/** A page of a calendar whose days were removed. */
export function withoutDays(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): Finding[] {
  const month = startMonth(definition, design, surface)
  if (!month || itemsOn(design, surface).some(({ type }) => type === 'month')) return []
  const what = month.data.shows === 'days' ? 'The days are' : 'The year is'
  const remedy = { kind: 'patch', label: 'Put back', patch: { put: [month] } } as const
  return [{ kind: 'no-days', surface: surface.id, item: null, text: `${what} missing.`, remedy }]
}

/** Days with more words than two lines. */
function full(days: readonly PrintedDay[], item: PlacedMonth): Finding[] {
  const crowded = days.filter(({ isFull }) => isFull).map(({ day }) => ordinal(day))
  if (crowded.length === 0) return []
  const text =
    crowded.length === 1
      ? `The words of the ${crowded[0]} do not all fit in its cell. Shorten them, or remove some.`
      : `The words of the ${listed(crowded)} do not all fit in their cells. Shorten them, or remove some.`
  return [{ kind: 'full-day', surface: item.surface, item: item.id, text, remedy: null }]
}

/** Words of days with signs that the font lacks. */
const unprinted = ({ shape }: PreflightWorld, days: readonly PrintedDay[], item: PlacedMonth): Finding[] =>
  days
    .flatMap(({ notes }) => notes)
    .flatMap((words) => {
      const said = sayMissing(shape(words, MONTH_FONTS[item.data.style].notes, { ligatures: true })?.missing ?? [])
      const text = `${quoted(words)}: ${said}`
      return said ? [{ kind: 'unprinted' as const, surface: item.surface, item: item.id, text, remedy: null }] : []
    })

/** Photos of days that have too few pixels for their cells. */
const blurry = ({ definition }: PreflightWorld, days: readonly PrintedDay[], item: PlacedMonth): Finding[] =>
  days.flatMap(({ day, photo, box }) => {
    if (!photo) return []
    const ppi = ppiOf(photo.crop, pixelsOf(photo.photo), box)
    if (levelOf(ppi, definition.resolution) !== 'poor') return []
    const text = `${photo.photo.name} comes out blurry in the cell of the ${ordinal(day)}.`
    return [{ kind: 'blurry' as const, surface: item.surface, item: item.id, text, remedy: null }]
  })

/** What will go wrong with the days of a month: words without room or letters, and photos with too few pixels. */
export function monthFindings(world: PreflightWorld, item: PlacedMonth): Finding[] {
  const days = world.months?.days(world.geometry, item, world.shape, world.design) ?? []
  return [...full(days, item), ...unprinted(world, days, item), ...blurry(world, days, item)]
}
