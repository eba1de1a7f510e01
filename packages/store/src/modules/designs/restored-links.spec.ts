import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const OPEN = 'mutation ($token: String!) { openDesignLink(token: $token) { design { uid } user_errors { code } } }'
const guest = createShopper(shop, 'guest-key-of-restored-links')

it('a mailed link works again when the deletion of its design is taken back', async () => {
  const { uid } = await guest.design()
  const email = 'restored-link@example.nz'
  await shop.submit(
    `mutation ($email: String!) { mailDesignLink(design_uid: "${uid}", email: $email) { user_errors { code } } }`,
    { email },
    'guest-key-of-restored-links',
    { 'x-shop-origin': 'https://shop.example' },
  )
  const body = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email).first<string>('body')
  const token = /design-link#([0-9a-f]{32})$/m.exec(body ?? '')?.[1]
  const open = async () => (await guest.call(OPEN, { token })).openDesignLink
  await guest.call(`mutation { deleteSavedDesign(design_uid: "${uid}") { result } }`)
  expect((await open()).design).toBeNull()
  await guest.call(`mutation { restoreSavedDesign(design_uid: "${uid}") { design { uid } } }`)
  expect((await open()).design).toMatchObject({ uid })
})
