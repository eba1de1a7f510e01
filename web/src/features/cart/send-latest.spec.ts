import { describe, expect, it } from 'vitest'
import { sendLatest } from './send-latest'

/** A slow shop: `during` says what the shopper wants while each request is under way. */
function slowShop(first: number, during: (number | undefined)[], refused: number[] = []) {
  const sent: number[] = []
  let wanted = first
  const send = async (value: number) => {
    const next = during[sent.length]
    sent.push(value)
    await Promise.resolve()
    wanted = next ?? wanted
    if (refused.includes(value)) throw new Error(`${value} refused`)
    return `answer ${value}`
  }
  return { sent, answer: sendLatest(() => wanted, send) }
}

describe('what is wanted', () => {
  it('is sent once where nothing else is wanted', async () => {
    const { sent, answer } = slowShop(2, [])
    expect(await answer).toBe('answer 2')
    expect(sent).toEqual([2])
  })

  it('is sent again when it has changed meanwhile, without the steps in between', async () => {
    const { sent, answer } = slowShop(2, [5, 6])
    expect(await answer).toBe('answer 6')
    expect(sent).toEqual([2, 5, 6])
  })

  it('that was refused fails, unless something newer is wanted by then', async () => {
    await expect(slowShop(2, [], [2]).answer).rejects.toThrow('2 refused')
    const { sent, answer } = slowShop(2, [3], [2])
    expect(await answer).toBe('answer 3')
    expect(sent).toEqual([2, 3])
  })
})
