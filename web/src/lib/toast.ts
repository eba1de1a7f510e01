import { TOAST_MS_PER_CHARACTER } from '@kea/shared/constants/business'
import { atom, getDefaultStore } from 'jotai/vanilla'

export interface Toast {
  id: number
  message: string
}

let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The visible message; null for none. */
export const toastAtom = atom<Toast | null>(null)

const store = getDefaultStore()

/** How long a message stays: 75 ms a character, so that a long one can be read. */
export const toastTime = (message: string): number => message.length * TOAST_MS_PER_CHARACTER

/** Shows a message and replaces the visible one. An empty message shows nothing. */
export function showToast(message: string): void {
  if (message === '') return
  clearTimeout(timer)
  count += 1
  store.set(toastAtom, { id: count, message })
}

/** The time of a message is counted in steps: while a page is too busy to draw, only one of them passes. */
const STEP_MS = 150

function countDown(leftMs: number): void {
  const step = Math.min(leftMs, STEP_MS)
  timer = setTimeout(() => (leftMs > step ? countDown(leftMs - step) : clearToast()), step)
}

/** Starts the time of the visible message. It is called when the message is drawn, which a busy page may do late. */
export function startToastTime(): void {
  clearTimeout(timer)
  const toast = store.get(toastAtom)
  if (toast) countDown(toastTime(toast.message))
}

export function clearToast(): void {
  clearTimeout(timer)
  store.set(toastAtom, null)
}
