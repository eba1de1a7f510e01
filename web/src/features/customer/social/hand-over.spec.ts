import { describe, expect, it } from 'vitest'
import { awaitAnswer, handOver } from './hand-over'

describe('the answer of a provider', () => {
  it('reaches the window that waits for this state', async () => {
    const answers: string[] = []
    awaitAnswer('one', (query) => answers.push(query))
    expect(await handOver('one', 'code=1&state=one')).toBe(true)
    expect(answers).toEqual(['code=1&state=one'])
  })

  it('reaches no window that waits for another, and none twice', async () => {
    const answers: string[] = []
    const stop = awaitAnswer('two', (query) => answers.push(query))
    const [first] = await Promise.all([handOver('three', 'code=3')])
    expect(first).toBe(false)
    expect(await handOver('two', 'code=2')).toBe(true)
    expect(await handOver('two', 'code=2')).toBe(false)
    stop()
    expect(answers).toEqual(['code=2'])
  }, 10_000)
})
