import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { profileQuery } from '~/features/customer/profile'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { changeDetails, giveConsent, takeConsentBack } from './profile-changes'

const ANSWER = {
  ...{ firstname: 'Wiremu', lastname: 'Parata', email: 'wiremu@example.nz', date_of_birth: null, phone_no: null },
}

/** The inputs that the shop is sent. */
function listen(answer: object): unknown[] {
  const inputs: unknown[] = []
  vi.stubGlobal('document', cookieJar().document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    inputs.push(JSON.parse(body).variables.input)
    const customer = { ...ANSWER, ...answer }
    return Response.json({
      data: { updateCustomerV2: { customer }, cpnewsletter: { error: false, message: 'Thanks.' } },
    })
  })
  return inputs
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the consent to the newsletter is sent with the payload of a subscription', async () => {
  const inputs = listen({})
  const names = { firstName: 'Wiremu', lastName: 'Parata', email: 'wiremu@example.nz' }
  const profile = { ...names, dateOfBirth: '1990-02-28', phone: '021 555 0123', isSubscribed: false }
  await giveConsent(profile, 'https://shop.example', 'a-token')
  expect(inputs).toEqual([
    {
      ...names,
      date_of_birth: '1990-02-28',
      subscribe: true,
      category_id: 0,
      subscribe_source: 'https://shop.example/customer/account/newsletter',
      popup: false,
      popup_design: false,
      phone_number: '021 555 0123',
      text_notification: false,
      recaptcha_response: 'a-token',
    },
  ])
  expect(queryClient.getQueryData(profileQuery.queryKey)?.isSubscribed).toBe(true)
})

it('the consent to the newsletter is taken back without a captcha', async () => {
  const inputs = listen({ is_subscribed: false })
  await takeConsentBack()
  expect(inputs).toEqual([{ is_subscribed: false }])
  expect(queryClient.getQueryData(profileQuery.queryKey)?.isSubscribed).toBe(false)
})

it('changed details are sent, and an empty field is deleted', async () => {
  const inputs = listen({ phone_no: '021 555 0123' })
  await changeDetails({ firstname: 'Wi', lastname: 'Parata', date_of_birth: '', phone_no: '021 555 0123' })
  expect(inputs).toEqual([{ firstname: 'Wi', lastname: 'Parata', date_of_birth: null, phone_no: '021 555 0123' }])
  expect(queryClient.getQueryData(profileQuery.queryKey)?.phone).toBe('021 555 0123')
})
