import { signOf } from '@kea/design/items/neon/bend-sign'
import { litSign } from '@kea/design/items/neon/lit-sign'
import { packSign, unpackSign } from '@kea/design/items/neon/packed-sign'
import type { ProductPart } from '@kea/design/product/definition'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignsAhead } from './SignsAhead'
import type { SignAnswer, SignQuestion } from './sign-worker'

const SIGN = {
  tube: { widthMm: 6, leastRadiusMm: 8, gapMm: 9, cutMm: 10, wattsPerM: 9.6, feedM: 5 },
  leastLetterMm: 60,
  board: { marginMm: 30, cornerMm: 20, holeMm: 14.5, thicknessMm: 5 },
  adaptorsW: [24, 36, 60, 100],
}
/** A new object each time, as the tool has it. */
const part = (): ProductPart => ({ sign: SIGN, signFont: 'round', signBoard: 'rectangle' }) as unknown as ProductPart
const SMALL = { width: 400, height: 180 }
const LARGE = { width: 800, height: 360 }
const sign = (words: string) => ({
  data: { lines: [{ words }], align: 'centre' as const, lineSpacing: 1.6 },
})

/** What the other thread does, one question at a time and when the test says so. */
function openThread() {
  const asked: SignQuestion[] = []
  const onBent = vi.fn()
  const worker = {
    onmessage: null as ((event: MessageEvent<SignAnswer>) => void) | null,
    onerror: null as (() => void) | null,
    terminate: vi.fn(),
    postMessage: (question: SignQuestion) => void asked.push(structuredClone(question)),
  }
  const say = (data: SignAnswer) => worker.onmessage?.({ data } as MessageEvent<SignAnswer>)
  const ahead = new SignsAhead(onBent)
  ahead.start(worker as unknown as Worker)
  const answer = () => {
    const question = asked.at(-1)
    if (!question) throw new Error('Nothing was asked')
    const { data, face } = question
    const made = signOf(question.part, face, { data })
    const light = litSign({ part: question.part, face }, { data }, { signOf })?.light ?? null
    say(made && structuredClone({ sign: packSign(made), light, pixels: null }))
  }
  return { ahead, asked, answer, onBent, worker, ready: () => say('ready') }
}

afterEach(() => vi.useRealTimers())

describe('signs that another thread bends', () => {
  it('are not awaited until its code is there', () => {
    const { ahead, asked, ready } = openThread()
    expect(ahead.isAwaited(part(), SMALL, sign('Tama'))).toBe(false)
    ready()
    expect(ahead.isAwaited(part(), SMALL, sign('Tama'))).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('are awaited until they are bent, and are those that would be bent here', () => {
    const { ahead, asked, answer, onBent, ready } = openThread()
    ready()
    const item = sign('Tama')
    for (let time = 0; time < 3; time++) expect(ahead.isAwaited(part(), SMALL, item)).toBe(true)
    expect([asked.length, onBent.mock.calls.length]).toEqual([1, 0])
    answer()
    expect(onBent).toHaveBeenCalledTimes(1)
    expect(ahead.isAwaited(part(), SMALL, item)).toBe(false)
    const [given, here] = [signOf(part(), SMALL, item), signOf(part(), SMALL, structuredClone(item))]
    if (!given || !here) throw new Error('No sign')
    expect(given).toEqual(unpackSign(packSign(here)))
    expect(given.pieces).toHaveLength(10)
    const light = litSign({ part: part(), face: SMALL }, item, { signOf })?.light
    expect(light).toEqual(litSign({ part: part(), face: SMALL }, structuredClone(item), { signOf })?.light)
  })

  it('of older words are not asked for any more, and never stand for newer ones', () => {
    const { ahead, asked, answer, ready } = openThread()
    ready()
    const [first, second, third] = [sign('T'), sign('Ta'), sign('Tam')]
    for (const item of [first, second, third]) ahead.isAwaited(part(), SMALL, item)
    answer()
    expect(asked.map(({ data }) => data.lines[0]?.words)).toEqual(['T', 'Tam'])
    expect(ahead.isAwaited(part(), SMALL, third)).toBe(true)
    answer()
    expect(ahead.isAwaited(part(), SMALL, third)).toBe(false)
    expect(
      signOf(part(), SMALL, third)
        ?.pieces.map(({ characters }) => characters)
        .join(''),
    ).toContain('m')
  })

  it('are asked for in each size', () => {
    const { ahead, asked, answer, ready } = openThread()
    ready()
    const item = sign('Mia')
    ahead.isAwaited(part(), SMALL, item)
    ahead.isAwaited(part(), LARGE, item)
    answer()
    expect(asked.map(({ face }) => face.width)).toEqual([400, 800])
    expect([ahead.isAwaited(part(), SMALL, item), ahead.isAwaited(part(), LARGE, item)]).toEqual([false, true])
  })

  it('are bent here after it has failed, and where it does not answer', () => {
    vi.useFakeTimers()
    for (const fail of [
      ({ worker }: ReturnType<typeof openThread>) => worker.onerror?.(),
      () => vi.advanceTimersByTime(15_000),
    ]) {
      const thread = openThread()
      const item = sign('Nikau')
      thread.ready()
      thread.ahead.isAwaited(part(), SMALL, item)
      fail(thread)
      expect(thread.ahead.isAwaited(part(), SMALL, item)).toBe(false)
      expect([thread.onBent.mock.calls.length, thread.worker.terminate.mock.calls.length]).toEqual([1, 1])
      expect(signOf(part(), SMALL, item)?.pieces.length).toBeGreaterThan(5)
    }
  })
})
