import { TOAST_MS_PER_CHARACTER } from '@kea/shared/constants/business'

export interface Toast {
  id: number
  message: string
}

type Listener = () => void

let current: Toast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** How long a message stays: 75 ms a character, so a long one can be read to its end. */
export const toastTime = (message: string): number => message.length * TOAST_MS_PER_CHARACTER

/** Shows a message in place of the one that stands; an empty message shows nothing. */
export function showToast(message: string): void {
  if (message === '') return
  clearTimeout(timer)
  count += 1
  current = { id: count, message }
  timer = setTimeout(clearToast, toastTime(message))
  tell()
}

export function clearToast(): void {
  clearTimeout(timer)
  current = null
  tell()
}

export const readToast = (): Toast | null => current

export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
