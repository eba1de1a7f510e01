import { newDocument } from '@kea/design/arrangement/new-document'
import { calendarDefinition, calendarSettings } from '@kea/design/testing/calendar'
import { expect, it } from 'vitest'
import { emptySignAt } from './empty-sign'
import { pageViews } from './page-views'

const signOn = (name: string, size: string, shape: number) => {
  const options = [size, 'week-monday']
  const design = newDocument(calendarDefinition, { sku: 's', tool: 't', options, settings: calendarSettings() })
  const view = pageViews(calendarDefinition, design).find((each) => each.name === name)
  if (!view) throw new Error('There is no such page')
  const { x, y } = emptySignAt(calendarDefinition, view, shape)
  return [x, y].map((each) => Math.round(1000 * each) / 1000)
}

it('the sign of an empty month is in the middle of its photo, above the days or beside them', () => {
  expect(signOn('March 2027', 'size-a4', 210 / 297)).toEqual([0.5, 0.25])
  expect(signOn('March 2027', 'size-desk', 210 / 150)).toEqual([0.275, 0.5])
})

it('the sign of a page that is narrower than its frame stays on its photo', () => {
  // The page takes the middle half of a frame that is twice as wide.
  expect(signOn('March 2027', 'size-desk', 2.8)).toEqual([0.388, 0.5])
})

it('the sign of a page that takes photos everywhere is in its middle', () => {
  expect(signOn('Cover', 'size-a4', 210 / 297)).toEqual([0.5, 0.5])
})
