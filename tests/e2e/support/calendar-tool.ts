import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

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
    /** Takes a file, whose dates a dialog shows. */
    takeFile: (name: string) => panel.getByLabel('Calendar or contacts file').setInputFiles(calendarFile(name)),
    /** The words of the dates in the panel. */
    words: () => dates.getByRole('button', { name: /^Change / }).allTextContents(),
  }
}
