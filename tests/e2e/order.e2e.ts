import { readFileSync } from 'node:fs'
import type { DesignDocument } from '@kea/design/document/document'
import { placedPhotosOf } from '@kea/design/document/records'
import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest, GUEST } from './support/checkout'
import { designTool, photo } from './support/design-tool'
import { command, rows, scanOf, storedFile } from './support/shop-state'

const PHOTO = 'lake-and-snowy-mountains.jpg'

interface OrderRow {
  id: number
  status: string
  email: string
  street: string
  city: string
  postcode: string
}

interface LineRow {
  sku: string
  quantity: number
  design_uid: string
  design_revision: number
  file_key: string
}

interface OriginalRow {
  kind: string
  object_key: string
}

test('a guest designs a canvas, changes it in the cart, and orders it', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const tool = designTool(page)

  await page.goto('/canvas-prints')
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await tool.choosePhoto(PHOTO)
  await tool.zoomIn()
  await tool.addToCart()

  await page.getByRole('button', { name: 'One more: Canvas print' }).click()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(page.getByText(/each$/)).toBeVisible()

  await page.getByRole('link', { name: 'Edit design' }).click()
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
  await page.keyboard.press('r')
  await tool.updateCart()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Canvas print' })).toHaveCount(1)

  const number = await checkOutAsGuest(page)
  expect(number).toMatch(/^\d{9}$/)
  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const cookies = await page.context().cookies()
  const title = cookies.find(({ name }) => name === 'shipping_method_title')
  expect(decodeURIComponent(title?.value ?? '')).not.toBe('')
  expect(Math.round(((title?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)

  const [order] = rows<OrderRow>(
    `SELECT o.id, o.status, o.email, a.street, a.city, a.postcode FROM orders o
     JOIN order_addresses a ON a.order_id = o.id AND a.kind = 'shipping' WHERE o.number = '${number}'`,
  )
  expect(order).toMatchObject({ status: 'pending_payment', email: GUEST.email, city: GUEST.city, postcode: '7010' })
  expect(order?.street).toContain(GUEST.street)

  const lines = rows<LineRow>(
    `SELECT l.sku, l.quantity, l.design_uid, l.design_revision, d.file_key FROM order_lines l
     JOIN design_revisions d ON d.design_uid = l.design_uid AND d.revision = l.design_revision
     WHERE l.order_id = ${order?.id}`,
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ sku: 'canvas-print', quantity: 2, design_revision: 2 })
  const document = JSON.parse(storedFile(lines[0]?.file_key ?? '').toString()) as DesignDocument
  expect(placedPhotosOf(document).map(({ data }) => data.turns)).toEqual([1])

  const originals = rows<OriginalRow>(
    `SELECT f.kind, u.object_key FROM order_originals f JOIN uploads u ON u.uid = f.upload_uid
     WHERE f.order_id = ${order?.id} ORDER BY f.kind`,
  )
  expect(originals.map(({ kind }) => kind)).toEqual(['original', 'preview'])
  const sent = readFileSync(photo(PHOTO))
  const stored = storedFile(originals[0]?.object_key ?? '')
  expect(stored.length).toBe(sent.length)
  expect(scanOf(stored).equals(scanOf(sent))).toBe(true)

  await followsElsewhere(await browser.newPage(), number)
})

/** On another device, with only the data of the confirmation. */
async function followsElsewhere(page: Page, number: string): Promise<void> {
  await page.goto(`/order-status-tracking?number=${number}`)
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await page.getByLabel('Email').fill(GUEST.email)
  await page.getByLabel('Postcode').fill('1010')
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(page.getByText('We found no order with these details.')).toBeVisible()
  await page.getByLabel('Postcode').fill(GUEST.postcode)
  await page.getByRole('button', { name: 'Find my order' }).click()
  const waiting = page.getByRole('heading', { level: 1, name: 'Waiting for your payment' })
  await expect(waiting).toBeVisible()
  expect(page.url()).not.toContain('@')
  const design = page.getByRole('img', { name: 'Your design: Canvas print' })
  await expect.poll(() => design.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await expect(waiting).toBeVisible()
  expect(command('paid', number)).toBe(`1 order paid: ${number}.\n`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Being made' })).toBeVisible()
  await page.context().close()
}
