import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitAnswer, handOver } from './hand-over'

/** Hands over while the two seconds in which a window may answer pass. */
async function handOverInVain(state: string, query: string): Promise<boolean> {
  const answer = handOver(state, query)
  await vi.advanceTimersByTimeAsync(2_000)
  return answer
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

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
    expect(await handOverInVain('three', 'code=3')).toBe(false)
    expect(await handOver('two', 'code=2')).toBe(true)
    expect(await handOverInVain('two', 'code=2')).toBe(false)
    stop()
    expect(answers).toEqual(['code=2'])
  })
})
