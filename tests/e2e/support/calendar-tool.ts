import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from 'playwright/test'

export const calendarFile = (name: string) =>
  fileURLToPath(new URL(`../../fixtures/calendars/${name}`, import.meta.url))

/** Driver of the panel of a calendar. */
export const calendarTool = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Months, holidays and your dates' })
  const dates = panel.getByRole('list', { name: 'Your own dates' })
  return {
    panel,
    dates,
    async open() {
      await page.goto('/calendar-tool?sku=photo-calendar')
      await page.getByRole('button', { name: 'Calendar', exact: true }).click()
      await expect(panel.getByLabel('First month')).toBeVisible()
    },
    firstMonth: panel.getByLabel('First month'),
    dialog: page.getByRole('dialog'),
    /** Takes a file, by the name of a fixture or as it is. Its dates are then in a dialog. */
    takeFile: (file: string | Exclude<Parameters<Locator['setInputFiles']>[0], string>) =>
      panel.getByLabel('Calendar or contacts file').setInputFiles(typeof file === 'string' ? calendarFile(file) : file),
    /** The words of the dates in the panel. */
    words: () => dates.getByRole('button', { name: /^Change / }).allTextContents(),
  }
}
