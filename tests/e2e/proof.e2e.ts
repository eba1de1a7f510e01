import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { judge } from '../support/pdf-judges'
import { designTool } from './support/design-tool'

const NAME = 'dogs-at-the-window.jpg'

async function downloadProof(page: Page) {
  await page.getByRole('button', { name: 'Save, share or copy' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download proof' }).click()
  const file = await download
  await expect(page.getByText('Your proof is in your downloads.')).toBeVisible()
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('a proof is a marked PDF with small photos, their looks and the real letters', async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto(NAME)
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByLabel('Name of your design').fill('Dogs for Nana')
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora e te whānau')
  const { name, bytes } = await downloadProof(page)
  expect(name).toMatch(/^.*canvas.* - Dogs for Nana - proof\.pdf$/i)
  expect(bytes.length).toBeLessThan(1_500_000)
  const pdf = judge(bytes)
  try {
    pdf.check()
    expect(pdf.information()).toMatch(/Pages:\s+1\n/)
    expect(pdf.information()).toMatch(/Title:\s+Proof · .* · Dogs for Nana/)
    // The words across the page are slanted, so they are read as several.
    expect(
      pdf
        .text()
        .replace(/[^FOR]/g, '')
        .split('')
        .sort()
        .join(''),
    ).toBe('FOOR')
    expect(pdf.text()).toContain('whānau')
    expect(pdf.text()).toContain('Proof, not for print')
    // Each row ends with the resolution across and down, the size and the ratio.
    const densities = pdf.images().map((row) => Number(row.at(-4)))
    expect(densities).toHaveLength(1)
    for (const density of densities) expect(Math.abs(density - 72)).toBeLessThan(4)
    const { at } = await pdf.page(1)
    for (const [x, y] of [
      [0.3, 0.3],
      [0.5, 0.5],
      [0.7, 0.7],
    ] as const) {
      const colour = at(x, y)
      expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(6)
    }
    expect(pdf.fonts().map((row) => row[0]?.replace(/^[A-Z]{6}\+/, ''))).toContain('figtree')
  } finally {
    pdf.close()
  }
})
