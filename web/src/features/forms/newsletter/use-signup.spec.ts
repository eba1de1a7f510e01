import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai/vanilla'
import { createElement, type FormEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { clearToast, toastAtom } from '~/lib/toast'
import { useSignup } from './use-signup'

const { happened, captcha } = vi.hoisted(() => {
  const happened: string[] = []
  return {
    happened,
    captcha: {
      state: 'idle',
      start: () => happened.push('captcha begins'),
      token: async () => {
        happened.push('captcha')
        return 'a-token'
      },
    },
  }
})
vi.mock('../captcha/use-captcha', () => ({ useCaptcha: () => captcha }))

let answer: object
let sentToken: unknown
let signup: ReturnType<typeof useSignup>
function Reader() {
  signup = useSignup({ path: '/photo-mugs', pageId: 7 })
  return null
}

beforeEach(() => {
  happened.length = 0
  sentToken = undefined
  answer = { error: false, message: 'Thank you. Your code is on its way.' }
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { input } = JSON.parse(body).variables
    happened.push(`sent for ${input.email}`)
    sentToken = input.recaptcha_response
    return Response.json({ data: { cpnewsletter: answer } })
  })
})
afterEach(() => {
  clearToast()
  vi.unstubAllGlobals()
})

/** Presses the button, and waits for what comes of it. */
async function press() {
  await signup.submit({ preventDefault: () => {}, persist: () => {} } as unknown as FormEvent<HTMLFormElement>)
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
}

/** Enters an address and presses the button. */
async function enter(email: string) {
  const inside = createElement(QueryClientProvider, { client: queryClient }, createElement(Reader))
  renderToStaticMarkup(inside)
  const input = { name: 'email', type: 'email', value: '', focus: () => happened.push('field has the focus') }
  signup.field.ref(input)
  input.value = email
  await signup.field.onChange({ target: input, type: 'change' })
  await press()
  return { happened, toast: getDefaultStore().get(toastAtom)?.message ?? null }
}

describe('a subscription in the footer', () => {
  it('is validated, then runs the captcha, then is sent', async () => {
    const { happened } = await enter('aroha@example.co.nz')
    expect(happened.slice(0, 2)).toEqual(['captcha', 'sent for aroha@example.co.nz'])
    expect(sentToken).toBe('a-token')
  })

  it('with an address that is none neither runs the captcha nor is sent', async () => {
    expect(await enter('aroha@example')).toEqual({ happened: ['field has the focus'], toast: null })
  })

  it('that goes well empties the form and says so in a toast', async () => {
    const { toast } = await enter('aroha@example.co.nz')
    expect(toast).toBe('Thank you. Your code is on its way.')
    await press()
    expect(happened).toEqual(['captcha', 'sent for aroha@example.co.nz', 'field has the focus'])
  })

  it.each([
    [{ error: true, message: 'Not today.' }, 'Not today.'],
    [null, 'Unknown error, please try after some time.'],
  ])('that fails with %j is told in a toast, and nothing that was typed goes', async (said, message) => {
    answer = said as object
    const { toast } = await enter('aroha@example.co.nz')
    expect(toast).toBe(message)
    await press()
    expect(happened.filter((step) => step === 'sent for aroha@example.co.nz')).toHaveLength(2)
  })
})
