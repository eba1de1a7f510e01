import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your text on the print' })
/** What a screen reader hears of the print. */
const said = (page: Page) => page.locator('#print-description')

/** A canvas with a photo and the new text, which is selected; nothing is open beside it. */
async function withText(page: Page) {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByRole('textbox', { name: 'Words' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await expect(said(page)).toContainText('Text “Your words”')
}

/** Where the text stands on the page. Enter opens it, which shows its place, and Escape closes it. */
async function middleOfText(page: Page) {
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  const box = await field(page).boundingBox()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  if (!box) throw new Error('The text has no place')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function tapTwice(page: Page, { x, y }: { x: number; y: number }, isTouch: boolean) {
  if (!isTouch) return page.mouse.dblclick(x, y)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

test('words are typed where they stand after a double click or a double tap, and no letter is a command', async ({
  page,
  hasTouch,
}) => {
  await withText(page)
  await tapTwice(page, await middleOfText(page), hasTouch)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Hello')
  await expect(said(page)).toContainText('Text “Hello”')
  await expect(said(page)).toContainText('landscape')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // What is pasted has no style and no tabs, and a selection is replaced by it.
  await page.keyboard.press('ControlOrMeta+A')
  await field(page).evaluate(() => void document.execCommand('insertText', false, 'Kia\tora'))
  await expect(said(page)).toContainText('Text “Kia ora”')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Aoraki')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(said(page)).not.toContainText('Aoraki')

  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('application')).toBeFocused()
})

test('a press inside the words puts the caret there, and one beside them ends the typing', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a mouse')
  await withText(page)
  await page.getByRole('application').focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('abcdef')
  await expect(said(page)).toContainText('Text “abcdef”')
  const box = await field(page).boundingBox()
  if (!box) throw new Error('The text has no place')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.type('|')
  await expect(said(page)).toContainText('Text “abc|def”')
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.type('x')
  await expect(said(page)).toContainText(/Text “x\|?def”/)
  const stage = await page.getByRole('application').boundingBox()
  await page.mouse.click((stage?.x ?? 0) + 4, (stage?.y ?? 0) + 4)
  await expect(field(page)).toBeHidden()
})

test('the button Edit opens the words, and an input method composes them', async ({ page }) => {
  await withText(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).locator('visible=true').click()
  await expect(field(page)).toBeFocused()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await expect(said(page)).toContainText('Text “か”')
  await session.send('Input.insertText', { text: '花' })
  await expect(said(page)).toContainText('Text “花”')
})

test('what is typed after "Add text" takes the place of its words', async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByRole('textbox', { name: 'Words' })).toBeFocused()
  await page.keyboard.type('Nana & Koro')
  await expect(said(page)).toContainText('Text “Nana & Koro”')
})

test('two fingers on a selected text make it larger, and leave the view', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'fingers')
  await withText(page)
  const { x, y } = await middleOfText(page)
  await expect(said(page)).toContainText('Text “Your words”, 160 by 25 millimetres')
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [45, 50, 55, 60]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(said(page)).toContainText('Text “Your words”, 240 by 38 millimetres')
  await expect(said(page)).toContainText('Selected: Text “Your words”')
  await expect(said(page)).toContainText('at 100 percent')
})
