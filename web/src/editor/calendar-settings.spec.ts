import type { CalendarSettings } from '@kea/design/document/settings'
import { canvasDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import {
  addDates,
  changeDate,
  moveOn,
  removeDate,
  setFirstMonth,
  setHolidays,
  setLanguage,
  setRegion,
} from './commands/calendar-settings'
import { isValid } from './testing/items'
import { canvasProduct, MemoryShop } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const product = { ...canvasProduct, definition: { ...canvasDefinition, settings: 'calendar' as const } }

const SETTINGS: CalendarSettings = {
  kind: 'calendar',
  firstMonth: '2027-01',
  holidays: true,
  region: null,
  language: 'en',
  dates: [
    { month: 4, day: 12, words: 'Nana', born: 1958 },
    { month: 6, day: 9, year: 2027, words: 'Party' },
  ],
}

/** A stored design of a calendar that is opened. */
async function openCalendar(): Promise<TestEditor> {
  const plain = await TestEditor.open({ product })
  const shop = new MemoryShop()
  shop.designs.set('d1', { uid: 'd1', revision: 1, document: { ...plain.design, settings: SETTINGS } })
  return TestEditor.open({ product, shop, designUid: 'd1' })
}

const settingsOf = ({ design }: TestEditor) => design.settings

describe('a calendar', () => {
  it.each([
    [setFirstMonth('2027-07'), { firstMonth: '2027-07' }, 'Begins in July 2027'],
    [setHolidays(false), { holidays: false }, 'No holidays are printed'],
    [setRegion('otago', 'Otago'), { region: 'otago' }, 'Otago chosen'],
    [setLanguage('both', 'Both languages'), { language: 'both' }, 'Both languages chosen'],
  ])('gets another setting in one step, which undo takes back: %#', async (command, change, announced) => {
    const test = await openCalendar()
    test.editor.run(command)
    expect(settingsOf(test)).toEqual({ ...SETTINGS, ...change })
    expect(test.editor.session.read().announcement).toBe(announced)
    expect(isValid(test)).toBe(true)
    test.key('z', { ctrlKey: true })
    expect(settingsOf(test)).toEqual(SETTINGS)
    test.key('y', { ctrlKey: true })
    expect(settingsOf(test)).toMatchObject(change)
  })

  it('takes dates, changes and removes them, and each is one step', async () => {
    const test = await openCalendar()
    const words = () => settingsOf(test)?.dates.map((date) => date.words)
    test.editor.run(
      addDates([
        { month: 1, day: 2, words: 'Mia' },
        { month: 12, day: 1, words: 'Hēmi' },
      ]),
    )
    expect(words()).toEqual(['Mia', 'Nana', 'Party', 'Hēmi'])
    expect(test.editor.session.read().announcement).toBe('2 dates added')
    test.editor.run(changeDate(1, { month: 5, day: 1, words: 'Nana Rose' }))
    expect(settingsOf(test)?.dates[1]).toEqual({ month: 5, day: 1, words: 'Nana Rose' })
    test.editor.run(removeDate(2, { month: 6, day: 9, words: 'Party' }))
    expect(words()).toEqual(['Mia', 'Nana Rose', 'Hēmi'])
    expect(test.editor.session.read().announcement).toBe('Party removed. Undo brings it back')
    for (let step = 0; step < 3; step += 1) test.key('z', { ctrlKey: true })
    expect(settingsOf(test)).toEqual(SETTINGS)
  })

  it('moves on to the next year, and undo brings the past dates back', async () => {
    const test = await openCalendar()
    test.editor.run(moveOn('2027-10'))
    expect(settingsOf(test)).toEqual({ ...SETTINGS, firstMonth: '2028-01', dates: [SETTINGS.dates[0]] })
    test.key('z', { ctrlKey: true })
    expect(settingsOf(test)).toEqual(SETTINGS)
  })

  it('is kept on the device with its settings', async () => {
    const test = await openCalendar()
    test.editor.run(setLanguage('mi', 'Te reo Māori'))
    test.editor.saving.hide()
    const again = await test.reload({ product, designUid: 'd1' })
    expect(settingsOf(again)).toEqual({ ...SETTINGS, language: 'mi' })
  })
})

it('a design without months has nothing of it', async () => {
  const test = await TestEditor.open()
  const before = test.design
  for (const command of [setHolidays(true), addDates([{ month: 1, day: 2, words: 'Mia' }]), moveOn('2027-10')]) {
    test.editor.run(command)
  }
  expect(test.design).toBe(before)
})
