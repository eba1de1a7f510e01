import type { PlacedNeon } from '@kea/design/document/document'
import type { Size } from '@kea/design/geometry/surfaces'
import { bentSign, keepSign, signKey } from '@kea/design/items/neon/bend-sign'
import { keepLight } from '@kea/design/items/neon/lit-sign'
import { unpackSign } from '@kea/design/items/neon/packed-sign'
import type { ProductPart } from '@kea/design/product/definition'
import { keepPixels } from './light-picture'
import type { SignAnswer, SignQuestion } from './sign-worker'

type SignWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface Asked extends SignQuestion {
  key: string
}

/** A thread that takes longer for a sign is not waited for. */
const LONGEST_MS = 15_000

/**
 * Signs that another thread bends while the shopper types. What it answers is kept with the words that it was asked for, so
 * an answer for older words is never shown. Without such a thread, or after it has failed, nothing is awaited.
 */
export class SignsAhead {
  #worker: SignWorker | null = null
  #asked: Asked | null = null
  /** What is asked next, all of the same words. */
  #next: Asked[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #onBent: () => void

  /** @param onBent called after each sign, and when the thread has failed */
  constructor(onBent: () => void) {
    this.#onBent = onBent
  }

  /** Takes a thread once its code is there. */
  start(worker: SignWorker): void {
    worker.onerror = () => this.#end(worker)
    worker.onmessage = ({ data }: MessageEvent<SignAnswer>) => {
      if (data === 'ready') this.#worker = worker
      else this.#take(data)
    }
  }

  /** Asks for a sign that is not bent yet. False where it is, or where nobody can be asked. */
  isAwaited = (part: ProductPart, { width, height }: Size, { data }: Pick<PlacedNeon, 'data'>): boolean => {
    const face = { width, height }
    if (!this.#worker || !part.sign || bentSign(part, face, data) !== undefined) return false
    if (this.#next[0]?.data !== data) this.#next = []
    const key = signKey(part, face)
    const isSame = (other: Asked | null) => other?.data === data && other.key === key
    if (!isSame(this.#asked) && !this.#next.some(isSame)) this.#next.push({ part, face, data, key })
    this.#ask()
    return true
  }

  #ask(): void {
    if (this.#asked) return
    const question = this.#next.shift()
    if (!question) return
    this.#asked = question
    const worker = this.#worker
    this.#timer = setTimeout(() => worker && this.#end(worker), LONGEST_MS)
    const { part, face, data } = question
    worker?.postMessage({ part, face, data } satisfies SignQuestion)
  }

  #take(answer: Exclude<SignAnswer, 'ready'>): void {
    clearTimeout(this.#timer)
    const question = this.#asked
    this.#asked = null
    if (!question) return
    const { part, face, data } = question
    const sign = answer && unpackSign(answer.sign)
    keepSign(part, face, data, sign)
    if (sign) keepLight(part, { data }, sign, answer.light)
    if (answer?.light && answer.pixels) keepPixels(answer.light, answer.pixels)
    this.#ask()
    this.#onBent()
  }

  #end(worker: SignWorker): void {
    clearTimeout(this.#timer)
    worker.terminate()
    this.#worker = null
    this.#asked = null
    this.#next = []
    this.#onBent()
  }
}
