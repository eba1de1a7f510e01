import { expect, type Page } from 'playwright/test'
import { designTool } from './e2e/support/design-tool'
import type { State } from './state'

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** Links to designs, their copies, and unfinished designs. */
export const LINKS_TO_DESIGNS: State[] = [
  {
    name: 'a shared design',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await press(page, 'Save, share or copy')
      await press(page, 'Create a link')
      const link = await page.getByLabel('Link to your design').inputValue({ timeout: 30_000 })
      await page.goto(link)
      await expect(page.getByRole('button', { name: 'Make your own' })).toBeVisible()
    },
  },
  {
    name: 'a design that another tab has changed',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await page.waitForTimeout(800)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.getByLabel('Name of your design').fill('From the other tab')
      await other.waitForTimeout(800)
      await other.close()
      await page.getByLabel('Name of your design').fill('From this tab')
      await expect(page.getByText('You have changed this design in another tab.')).toBeVisible()
    },
  },
  {
    name: 'a shared cart',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await designTool(page).addToCart()
      await press(page, 'Share this cart')
      await page.goto(await page.getByLabel('Link to this cart').inputValue())
      await expect(page.getByRole('button', { name: 'Add everything to my cart' })).toBeVisible()
    },
  },
  {
    name: 'a link to a cart that no longer works',
    path: '/shared-cart#none',
    reach: async (page) => {
      await expect(page.getByText('Links to a cart work for 30 days.')).toBeVisible()
    },
  },
  {
    name: 'a link to a design that no longer works',
    path: '/design-link#none',
    reach: async (page) => {
      await expect(page.getByText('This link no longer works.')).toBeVisible()
    },
  },
  {
    name: 'links to a design and its copies',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await press(page, 'Save, share or copy')
      await expect(page.getByRole('dialog', { name: 'Save, share or copy' })).toBeVisible()
    },
    closes: 'dialog',
  },
  {
    name: 'unfinished designs on home, with the question before all photos are deleted',
    path: '/uploadchoice?sku=canvas-print',
    reach: async (page) => {
      await designTool(page).choosePhoto('dogs-at-the-window.jpg')
      await page.waitForTimeout(2_000)
      await page.goto('/')
      await press(page, 'Delete all photos from this device')
      await expect(page.getByRole('dialog', { name: 'Delete all your photos?' })).toBeVisible()
    },
    closes: 'dialog',
  },
]
