// The samples of samples.json and worded-samples.json, and what each depends on.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from '../../../packages/design/src/templates/template-data.ts'
import { READY_MADE } from '../../../packages/store/seed/templates/ready-made.ts'
import type { Sample, Samples } from './sample.ts'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
const { subjects, designs }: Samples = read('samples.json')

export const SAMPLES: Samples = { subjects, designs: { ...designs, ...read('worded-samples.json') } }

/** A sample with the sheets of the one that it is like, in place of which it may have its own. */
export function sampleOf(name: string): Sample {
  const sample = SAMPLES.designs[name]
  if (!sample) throw new Error(`No design ${name} in samples.json.`)
  if (sample.like === undefined) return sample
  const own = new Set(sample.sheets.map(({ on }) => on))
  const others = sampleOf(sample.like).sheets.filter(({ on }) => !own.has(on))
  return { ...sample, sheets: [...sample.sheets, ...others] }
}

/** The ready-made design that a sample begins with; null for an empty one. */
export function templateOf({ template: sku }: Sample): Template | null {
  if (sku === undefined) return null
  const found = Object.values(READY_MADE).flatMap(({ templates }) => templates.filter((each) => each.sku === sku))[0]
  if (!found) throw new Error(`No ready-made design ${sku}.`)
  return found.template
}

/** The photos of a sample, each once. */
export function photosIn({ sheets, settings }: Sample): string[] {
  const placed = sheets.flatMap(({ across, left, right }) =>
    [across, left, right].flatMap((filled) => filled?.photos ?? []),
  )
  const onDays = settings?.dates.flatMap(({ photo }) => photo ?? []) ?? []
  return [...new Set([...placed.map((entry) => (typeof entry === 'string' ? entry : entry.photo)), ...onDays])]
}

const CODE = ['draw-sheet', 'make-design', 'sample', 'samples', 'svg'].map((name) => `designs/${name}.ts`)

/** Everything that the sheets of a sample depend on beside the packages: its data, and files from this folder's parent. */
export function sourcesOf(name: string): { data: unknown; files: string[] } {
  const sample = sampleOf(name)
  const photos = photosIn(sample)
  return {
    data: [
      sample,
      photos.map((photo) => SAMPLES.subjects[photo] ?? null),
      ...(sample.template ? [templateOf(sample)] : []),
    ],
    files: [
      ...CODE,
      ...photos.map((photo) => `photos/${photo}.jpg`),
      `../../packages/store/seed/products/${sample.product}.json`,
    ],
  }
}
