import { expect, type Page } from 'playwright/test'
import { numberOn, pageHeading, THANKS } from './stories'

export const GUEST = {
  email: 'aroha.ngata@example.co.nz',
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: '12 Kōwhai Street',
  city: 'Nelson',
  region: 'Nelson',
  postcode: '7010',
  telephone: '021 555 0123',
}

/** Fills in the checkout of a guest, up to the review step. */
export async function checkOut(page: Page, guest = GUEST): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Continue to address' }).click()
  await page.getByLabel('First name').fill(guest.firstname)
  await page.getByLabel('Last name').fill(guest.lastname)
  await page.getByLabel('Street address').fill(guest.street)
  await page.getByLabel('Town or city').fill(guest.city)
  await page.getByLabel('Region').selectOption({ label: guest.region })
  await page.getByLabel('Postcode').fill(guest.postcode)
  await page.getByLabel('Phone').fill(guest.telephone)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

/** Fills in the checkout and places the order. Returns its number. */
export async function checkOutAsGuest(page: Page, guest = GUEST): Promise<string> {
  await checkOut(page, guest)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(pageHeading(page, THANKS)).toBeVisible()
  return numberOn(page)
}
