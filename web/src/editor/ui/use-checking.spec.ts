// @vitest-environment jsdom
import type { Finding } from '@kea/design/preflight/finding'
import { act, createElement } from 'react'
import { expect, it } from 'vitest'
import { draw } from '~/ui/testing/draw'
import { useChecking } from './use-checking'

type Checking = ReturnType<typeof useChecking>

function Bar({ onChecking }: { onChecking: (checking: Checking) => void }) {
  onChecking(useChecking())
  return null
}

/** A check whose findings come when the test says so. */
async function startCheck() {
  let checking: Checking | undefined
  const onChecking = (now: Checking) => {
    checking = now
  }
  const { end } = await draw(createElement(Bar, { onChecking }))
  let come = (_: Finding[]) => {}
  const answer = checking?.until(
    new Promise<Finding[]>((resolve) => {
      come = resolve
    }),
  )
  return { end, come, answer }
}

it('a check before the cart ends with its findings', async () => {
  const { end, come, answer } = await startCheck()
  await act(async () => come([]))
  expect(await answer).toEqual([])
  await end()
})

it('a check whose tool was left meanwhile puts nothing in the cart', async () => {
  const { end, come, answer } = await startCheck()
  await end()
  await act(async () => come([]))
  expect(await answer).toBeNull()
})
