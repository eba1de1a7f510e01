import type { Finding } from '@kea/design/preflight/finding'
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChecking } from './use-checking'

type Checking = ReturnType<typeof useChecking>

function Bar({ onChecking }: { onChecking: (checking: Checking) => void }) {
  onChecking(useChecking())
  return null
}

/** A check whose findings come when the test says so. */
function startCheck() {
  let checking: Checking | undefined
  const onChecking = (now: Checking) => {
    checking = now
  }
  const { unmount } = render(<Bar onChecking={onChecking} />)
  let come = (_: Finding[]) => {}
  const answer = checking?.until(
    new Promise<Finding[]>((resolve) => {
      come = resolve
    }),
  )
  return { leave: unmount, come, answer }
}

it('a check before the cart ends with its findings', async () => {
  const { come, answer } = startCheck()
  await act(async () => come([]))
  expect(await answer).toEqual([])
})

it('a check whose tool was left meanwhile puts nothing in the cart', async () => {
  const { leave, come, answer } = startCheck()
  leave()
  await act(async () => come([]))
  expect(await answer).toBeNull()
})
