import { expect, type Page } from 'playwright/test'
import { judge } from '../../support/pdf-judges'
import { checkOutAsGuest } from './checkout'
import { closePanel, designTool, openSide, photo, sideButton } from './design-tool'
import { printsAreMade } from './printed-boxes'
import { command, rows, storedFile } from './shop-state'

export const PHOTO = 'lake-and-snowy-mountains.jpg'
export const WORDS = 'Kia ora Aoraki'
const POINTS_PER_MM = 72 / 25.4

/** A product as the story designs it. */
export interface Story {
  path: string
  name: string
  /** Choices of the size panel. */
  options?: readonly string[]
  /** A side beside the first one that takes a photo. */
  otherSide?: string
  /** Width and height of the first page of the print file: the trimmed piece with its folded sides, in mm. */
  mm: readonly [number, number]
  pages: number
  /** True for a piece that is cut along a path: its outline and its holes are in the file as a colour of their own. */
  isCut?: boolean
}

interface MadeRow {
  state: string
  error: string | null
  files: string
}

export const OTHER_PHOTO = 'dogs-at-the-window.jpg'

async function choose(page: Page, options: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  for (const name of options) await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
  await closePanel(page)
}

/** A photo in black and white, a second one beside it in a layout, and words. */
async function design(page: Page, { path, options, otherSide }: Story): Promise<void> {
  await page.goto(path)
  await designTool(page).choosePhoto(PHOTO)
  if (options) await choose(page, options)
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await closePanel(page)
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('slider', { name: /^Photos/ }).fill('2')
  await page.getByRole('button', { name: /^Layout 1 of \d+ for 2 photos$/ }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a photo to place 2' }).click()
  await (await chooser).setFiles(photo(OTHER_PHOTO))
  await expect(page.getByRole('button', { name: 'Add a photo to place 2' })).toBeHidden()
  await closePanel(page)
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill(WORDS)
  await closePanel(page)
  if (!otherSide) return
  await openSide(page, otherSide)
  await page.getByLabel('Photo file').setInputFiles(photo(PHOTO))
  await expect(page.getByText(`Photo ${PHOTO} at`)).toBeAttached()
  await expect(sideButton(page, otherSide)).toBeVisible()
}

const isThere = (page: Page) => expect(page.getByText(`Text “${WORDS}”`).first()).toBeAttached()

/** The design is there after a reload, and in a later visit from the home page. */
async function leaveAndResume(page: Page, { name, otherSide }: Story): Promise<void> {
  if (otherSide) await page.getByRole('navigation', { name: 'Sides' }).getByRole('button').first().click()
  await isThere(page)
  await page.reload()
  await isThere(page)
  await page.goto('/')
  await page.getByRole('link', { name: new RegExp(`${name}[^]*Carry on$`) }).click()
  await isThere(page)
}

/** The file that the printer gets of an order that is paid. */
export async function printFileOf(order: string): Promise<Buffer> {
  await printsAreMade(order)
  const [made] = rows<MadeRow>(
    `SELECT p.state, p.error, p.files FROM print_files p JOIN orders o ON o.id = p.order_id WHERE o.number = '${order}'`,
  )
  expect(made).toMatchObject({ state: 'made', error: null })
  const [file] = JSON.parse(made?.files ?? '[]') as { key: string }[]
  return storedFile(file?.key ?? '')
}

/** Width and height of the trimmed first page in whole mm, and the number of pages. */
function trimmed(boxes: string): { mm: number[]; pages: number } {
  const [left = 0, bottom = 0, right = 0, top = 0] =
    /TrimBox: +([\d.-]+) +([\d.-]+) +([\d.-]+) +([\d.-]+)/.exec(boxes)?.slice(1).map(Number) ?? []
  const mm = [right - left, top - bottom].map((points) => Math.round(points / POINTS_PER_MM))
  return { mm, pages: Number(/Pages: +(\d+)/.exec(boxes)?.[1]) }
}

/** Upload, look, layout, text, reload, resume, cart, edit, order, payment, and the file that the printer gets. */
export async function fromPhotoToPrintFile(page: Page, story: Story): Promise<void> {
  const tool = designTool(page)
  await design(page, story)
  await leaveAndResume(page, story)
  await tool.addToCart()
  await page.getByRole('link', { name: 'Edit design' }).click()
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
  await isThere(page)
  await tool.updateCart()
  await isPrinted(await checkOutAsGuest(page), story)
}

/** Pays an order and judges the file that the printer gets. */
export async function isPrinted(order: string, story: Pick<Story, 'mm' | 'pages' | 'isCut'>): Promise<void> {
  command('paid', order)
  const pdf = judge(await printFileOf(order))
  try {
    pdf.check()
    expect(pdf.text()).toContain(WORDS)
    expect(pdf.text()).toContain(order)
    expect(pdf.fonts().every((row) => row.includes('yes'))).toBe(true)
    const greys = pdf.images().filter((row) => row.includes('gray') || row.includes('rgb') || row.includes('icc'))
    expect(greys.length).toBeGreaterThanOrEqual(2)
    expect(trimmed(pdf.boxes())).toEqual({ mm: [...story.mm], pages: story.pages })
    expect(/\/Separation\s+\/CutContour\b/.test(pdf.objects())).toBe(story.isCut ?? false)
  } finally {
    pdf.close()
  }
}
