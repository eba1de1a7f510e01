import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { clearToast, toastAtom } from '~/lib/toast'
import { useSignup } from './use-signup'

const { log, captcha } = vi.hoisted(() => {
  const log: string[] = []
  return {
    log,
    captcha: {
      state: 'idle',
      start: () => log.push('captcha begins'),
      token: async () => {
        log.push('captcha')
        return 'a-token'
      },
    },
  }
})
vi.mock('../captcha/use-captcha', () => ({ useCaptcha: () => captcha }))

let answer: object
let sentToken: unknown
let sending: Promise<void> | undefined
function SignupForm() {
  const { field, submit } = useSignup({ path: '/photo-mugs', pageId: 7 })
  return (
    <form
      onSubmit={(event) => {
        sending = submit(event)
      }}
    >
      <input type="email" {...field} onFocus={() => log.push('field has the focus')} />
    </form>
  )
}

beforeEach(() => {
  log.length = 0
  sentToken = undefined
  answer = { error: false, message: 'Thank you. Your code is on its way.' }
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { input } = JSON.parse(body).variables
    log.push(`sent for ${input.email}`)
    sentToken = input.recaptcha_response
    return Response.json({ data: { cpnewsletter: answer } })
  })
})
afterEach(() => {
  clearToast()
  vi.unstubAllGlobals()
})

/** Submits the form and waits for the result. */
async function press() {
  const [form] = document.forms
  if (!form) throw new Error('No form')
  form.querySelector('input')?.blur()
  await act(async () => {
    fireEvent.submit(form)
    await sending
  })
  await waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 10_000 })
}

/** Enters an address and submits the form. */
async function enter(email: string) {
  const { container } = render(
    <Shop>
      <SignupForm />
    </Shop>,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('No field')
  await act(async () => void fireEvent.change(input, { target: { value: email } }))
  await press()
  return { log, toast: getDefaultStore().get(toastAtom)?.message ?? null }
}

describe('a subscription in the footer', () => {
  it('is validated, then runs the captcha, then is sent', async () => {
    const { log } = await enter('aroha@example.co.nz')
    expect(log.slice(0, 2)).toEqual(['captcha', 'sent for aroha@example.co.nz'])
    expect(sentToken).toBe('a-token')
  })

  it('with an invalid address neither runs the captcha nor is sent', async () => {
    expect(await enter('aroha@example')).toEqual({ log: ['field has the focus'], toast: null })
  })

  it('empties the form and shows a toast after success', async () => {
    const { toast } = await enter('aroha@example.co.nz')
    expect(toast).toBe('Thank you. Your code is on its way.')
    await press()
    expect(log).toEqual(['captcha', 'sent for aroha@example.co.nz', 'field has the focus'])
  })

  it.each([
    [{ error: true, message: 'Not today.' }, 'Not today.'],
    [null, 'Unknown error, please try after some time.'],
  ])('shows a toast and keeps the typed address after the failure %j', async (response, message) => {
    answer = response as object
    const { toast } = await enter('aroha@example.co.nz')
    expect(toast).toBe(message)
    await press()
    expect(log.filter((step) => step === 'sent for aroha@example.co.nz')).toHaveLength(2)
  })
})
