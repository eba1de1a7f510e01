import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { profileQuery } from '~/features/customer/profile'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { changeConsent, changeDetails } from './profile-changes'

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
    return Response.json({ data: { updateCustomerV2: { customer: { ...ANSWER, ...answer } } } })
  })
  return inputs
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([true, false])('the consent to the newsletter is stored as it was given: %s', async (isYes) => {
  const inputs = listen({ is_subscribed: isYes })
  await changeConsent(isYes)
  expect(inputs).toEqual([{ is_subscribed: isYes }])
  expect(queryClient.getQueryData(profileQuery.queryKey)?.isSubscribed).toBe(isYes)
})

it('changed details are sent, and an empty field is deleted', async () => {
  const inputs = listen({ phone_no: '021 555 0123' })
  await changeDetails({ firstname: 'Wi', lastname: 'Parata', date_of_birth: '', phone_no: '021 555 0123' })
  expect(inputs).toEqual([{ firstname: 'Wi', lastname: 'Parata', date_of_birth: null, phone_no: '021 555 0123' }])
  expect(queryClient.getQueryData(profileQuery.queryKey)?.phone).toBe('021 555 0123')
})
