import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { calendarFile, calendarTool } from './support/calendar-tool'
import { pageButton } from './support/design-tool'
import { keyboard } from './support/keyboard'

/** In the middle of a year, so that no test depends on the day. */
const NOW = new Date('2026-11-27T10:00:00+13:00')

/** More events than a device reads in two seconds. */
const DAILY_ROUTINES = [
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
  'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:19700101\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Water the plants\r\nEND:VEVENT\r\n'.repeat(
    20_000,
  ),
  'END:VCALENDAR\r\n',
].join('')

test.beforeEach(({ page }) => page.clock.setSystemTime(NOW))

test('a calendar from July gets dates by hand and from a file, which are there after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tool = calendarTool(page)
  await tool.open()
  await expect(tool.firstMonth).toHaveValue('2027-01')
  await expect(tool.firstMonth.getByRole('option')).toHaveCount(25)
  await tool.firstMonth.selectOption({ label: 'July 2027' })
  await expect(tool.panel.getByText('Twelve months, up to June 2028.')).toBeVisible()
  await tool.panel.getByLabel('Your region').selectOption('Otago')
  await expect(tool.panel.getByText('Otago Anniversary Day is on 20 March 2028.')).toBeVisible()
  await tool.panel.getByRole('radio', { name: 'Te reo Māori' }).check({ force: true })

  await tool.panel.getByRole('button', { name: 'Add a date' }).click()
  await tool.dialog.getByRole('button', { name: 'Add date' }).click()
  await expect(tool.dialog.getByLabel('What is it?')).toBeFocused()
  await expect(tool.dialog.getByText('Write what this day is.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await tool.dialog.getByLabel('What is it?').fill('Mia')
  await tool.dialog.getByLabel('Month').selectOption('September')
  await tool.dialog.getByLabel('Day', { exact: true }).selectOption('18')
  await tool.dialog.getByLabel('Year of birth').fill('2019')
  await tool.dialog.getByRole('button', { name: 'Add date' }).click()
  await expect(tool.dialog).toHaveCount(0)
  expect(await tool.words()).toEqual(['Mia (8)18 September'])

  // A photo of the tray fills the cell of the day.
  await page.getByLabel('Photo file').setInputFiles('tests/fixtures/photos/dogs-at-the-window.jpg')
  await tool.dates.getByRole('button', { name: 'Change 18 September, Mia (8)' }).click()
  await tool.dialog.getByRole('radio', { name: 'dogs-at-the-window.jpg' }).check({ force: true })
  await tool.dialog.getByRole('button', { name: 'Save date' }).click()
  await expect(tool.dates.getByRole('button', { name: 'Change 18 September, Mia (8), with a photo' })).toBeVisible()

  await tool.takeFile('contacts.vcf')
  await expect(tool.dialog.getByText('4 of 4 dates ticked')).toBeVisible()
  await expect(tool.dialog.getByText(/Nothing of it is sent or kept/)).toBeVisible()
  await expect(tool.dialog.getByText(/We could not read 1 entry of the file/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await tool.dialog.getByLabel(/Wei Ling Tan/).uncheck()
  await tool.dialog.getByRole('button', { name: 'Add 3 dates' }).click()
  await expect(tool.dialog).toHaveCount(0)
  expect(await tool.words()).toEqual([
    'Ruby Smith (9)5 January',
    'Aroha Ngata (43)12 April',
    'Sione Fifita, Dr30 July',
    'Mia (8)18 September',
  ])
  // The same file again: what is there is not ticked.
  await tool.takeFile('contacts.vcf')
  await expect(tool.dialog.getByText('1 of 4 dates ticked')).toBeVisible()
  await expect(tool.dialog.getByText('already in your calendar')).toHaveCount(3)
  await tool.dialog.getByRole('button', { name: 'Cancel' }).click()

  await tool.dates.getByRole('button', { name: 'Remove 30 July, Sione Fifita, Dr' }).click()
  expect(await tool.words()).toHaveLength(3)
  await expect(tool.panel.getByRole('button', { name: 'Add a date' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  expect(await tool.words()).toHaveLength(4)

  await page.reload()
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(tool.firstMonth).toHaveValue('2027-07')
  await expect(tool.panel.getByRole('radio', { name: 'Te reo Māori' })).toBeChecked()
  await expect(tool.panel.getByLabel('Your region')).toHaveValue('otago')
  expect(await tool.words()).toHaveLength(4)
})

test('a file that cannot be read says what to do, and the tool goes on', async ({ page }) => {
  const tool = calendarTool(page)
  await tool.open()
  await tool.takeFile({ name: 'routines.ics', mimeType: 'text/calendar', buffer: Buffer.from(DAILY_ROUTINES) })
  await expect(tool.dialog.getByRole('alert')).toContainText('This file is unusual', { timeout: 15_000 })
  const chooser = page.waitForEvent('filechooser')
  await tool.dialog.getByRole('button', { name: 'Choose another file' }).click()
  await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Aroha,12 April') })
  await expect(tool.dialog.getByRole('alert')).toContainText('This is not a calendar')
  await tool.dialog.getByRole('button', { name: 'Cancel' }).click()
  await tool.takeFile('family.ics')
  await expect(tool.dialog.getByText('2 of 7 dates ticked')).toBeVisible()
  await tool.dialog.getByRole('button', { name: 'Tick all' }).click()
  await expect(tool.dialog.getByText('Call with Grandad in Boston, who is awa…')).toBeVisible()
  await tool.dialog.getByRole('button', { name: 'Add 7 dates' }).click()
  expect(await tool.words()).toHaveLength(7)
})

test('a calendar is set up with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tool = calendarTool(page)
  await page.goto('/calendar-tool?sku=photo-calendar')
  const keys = keyboard(page)
  await keys.press(page.getByRole('button', { name: 'Calendar', exact: true }))
  await keys.to(tool.firstMonth)
  await page.keyboard.type('March 2028')
  await expect(tool.firstMonth).toHaveValue('2028-03')
  await keys.press(tool.panel.getByRole('button', { name: 'Add a date' }))
  await expect(tool.dialog.getByLabel('What is it?')).toBeFocused()
  await page.keyboard.type('Hēmi')
  await page.keyboard.press('Enter')
  await expect(tool.dialog).toHaveCount(0)
  expect(await tool.words()).toEqual(['Hēmi1 March'])
  await expect(tool.panel.getByRole('button', { name: 'Add a date' })).toBeFocused()
  await keys.chooseFile(tool.panel.getByRole('button', { name: 'From a file' }), calendarFile('contacts.vcf'))
  await keys.press(tool.dialog.getByRole('button', { name: 'Tick none' }))
  await keys.to(tool.dialog.getByLabel(/Aroha Ngata/))
  await page.keyboard.press('Space')
  await keys.press(tool.dialog.getByRole('button', { name: 'Add 1 date' }))
  await expect(tool.dialog).toHaveCount(0)
  expect(await tool.words()).toEqual(['Hēmi1 March', 'Aroha Ngata (43)12 April'])
})

test('next year’s calendar is a copy with the dates of every year, and names those that are past', async ({ page }) => {
  const tool = calendarTool(page)
  await tool.open()
  await tool.takeFile('family.ics')
  await tool.dialog.getByRole('button', { name: 'Tick all' }).click()
  await tool.dialog.getByRole('button', { name: 'Add 7 dates' }).click()
  await expect(tool.panel.getByText(/Make next year’s calendar/)).toHaveCount(0)

  await page.clock.setSystemTime(new Date('2028-01-10T10:00:00+13:00'))
  await page.reload()
  await expect(page.getByText('This calendar ended in December 2027.')).toBeVisible()
  const [over, bar, cover] = await Promise.all(
    [
      page.getByRole('status').filter({ hasText: 'This calendar ended' }),
      page.getByRole('region', { name: 'All pages' }),
      pageButton(page, 'Cover'),
    ].map((part) => part.boundingBox()),
  )
  // It covers neither the tools above it nor the pages below it.
  expect(over?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0))
  expect(cover?.y).toBeGreaterThanOrEqual((over?.y ?? Infinity) + (over?.height ?? 0))
  await page.getByRole('button', { name: 'Make next year’s calendar' }).click()
  const note = page.getByRole('status').filter({ hasText: 'This is a copy of your calendar' })
  await expect(note).toContainText('now from January 2028 to December 2028')
  await expect(note).toContainText('Dentist (15 June 2027)')
  await expect(page).toHaveURL(/draft=[\w-]+$/)
  await note.getByRole('button', { name: 'Close the message' }).click()
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(tool.firstMonth).toHaveValue('2028-01')
  expect(await tool.words()).toEqual(['Wedding day, Hēmi; and Mere26 February', 'Nana’s birthday12 April'])

  // A reload does not move the months again, and the old calendar is as it was.
  await page.reload()
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(tool.firstMonth).toHaveValue('2028-01')
  await tool.open()
  await expect(tool.firstMonth).toHaveValue('2027-01')
})
