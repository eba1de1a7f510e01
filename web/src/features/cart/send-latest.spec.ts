import { describe, expect, it } from 'vitest'
import { sendLatest } from './send-latest'

/** A slow store. `during` has the new value that is set during each request. */
function slowStore(first: number, during: (number | undefined)[], refused: number[] = []) {
  const sent: number[] = []
  let current = first
  const send = async (value: number) => {
    const next = during[sent.length]
    sent.push(value)
    await Promise.resolve()
    current = next ?? current
    if (refused.includes(value)) throw new Error(`${value} refused`)
    return `answer ${value}`
  }
  return { sent, answer: sendLatest(() => current, send) }
}

describe('sendLatest', () => {
  it('sends an unchanged value once', async () => {
    const { sent, answer } = slowStore(2, [])
    expect(await answer).toBe('answer 2')
    expect(sent).toEqual([2])
  })

  it('sends a value again after a change during the request', async () => {
    const { sent, answer } = slowStore(2, [5, 6])
    expect(await answer).toBe('answer 6')
    expect(sent).toEqual([2, 5, 6])
  })

  it('rejects for a refused value, unless it changed during the request', async () => {
    await expect(slowStore(2, [], [2]).answer).rejects.toThrow('2 refused')
    const { sent, answer } = slowStore(2, [3], [2])
    expect(await answer).toBe('answer 3')
    expect(sent).toEqual([2, 3])
  })
})
