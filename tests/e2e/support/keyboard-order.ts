import { expect, type Page } from 'playwright/test'
import { GUEST } from './checkout'
import type { keyboard } from './keyboard'
import { numberOn, pageHeading, THANKS } from './stories'

type Keys = ReturnType<typeof keyboard>

/** The way from a design to its order, by keys alone. */
export function keyboardOrder(page: Page, keys: Keys) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    /** @param timeout for the rest of the uploads, in ms */
    async intoCart(name: 'Add to cart' | 'Update cart', timeout = 60_000): Promise<void> {
      await keys.press(button(name))
      const anyway = button(`${name} as it is`)
      const cart = pageHeading(page, 'Your cart')
      await expect(anyway.or(cart)).toBeVisible({ timeout })
      if (await anyway.isVisible()) await keys.press(anyway)
      await expect(cart).toBeFocused({ timeout })
    },
    /** Checks out as a guest. Returns the number of the order. */
    async order(): Promise<string> {
      await keys.press(page.getByRole('link', { name: 'Check out' }))
      await keys.type(page.getByLabel('Email'), GUEST.email)
      await keys.press(button('Continue to address'))
      await keys.type(page.getByLabel('First name'), GUEST.firstname)
      await keys.type(page.getByLabel('Last name'), GUEST.lastname)
      await keys.type(page.getByLabel('Street address'), GUEST.street)
      await keys.type(page.getByLabel('Town or city'), GUEST.city)
      await keys.type(page.getByLabel('Region'), GUEST.region)
      await keys.type(page.getByLabel('Postcode'), GUEST.postcode)
      await keys.type(page.getByLabel('Phone'), GUEST.telephone)
      await keys.press(button('Continue to delivery'))
      await keys.press(button('Continue to payment'))
      await keys.press(button('Continue to review'))
      await keys.press(button('Place order'))
      await expect(pageHeading(page, THANKS)).toBeVisible()
      return numberOn(page)
    },
  }
}
