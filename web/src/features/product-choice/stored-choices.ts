import { useSyncExternalStore } from 'react'

/** Uids of the chosen options, by sku. */
export type Choices = Readonly<Record<string, readonly string[]>>

const isUids = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((uid) => typeof uid === 'string')

const KEY = 'choices'

function stored(): Choices {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(read ?? {}).filter(([, uids]) => isUids(uids)))
  } catch {
    return {}
  }
}

let choices = stored()
const views = new Set<() => void>()

/** The shopper's choices in this tab. */
export const currentChoices = (): Choices => choices

/** Keeps the choices in the session storage. If it is full or blocked, they are lost on a reload. */
export function storeChoices(latest: Choices): void {
  choices = latest
  try {
    sessionStorage.setItem(KEY, JSON.stringify(latest))
  } catch {
    // The choice still applies until a reload.
  }
  for (const show of views) show()
}

function subscribe(onChange: () => void): () => void {
  views.add(onChange)
  return () => void views.delete(onChange)
}

/**
 * The choices, shared by hero, size chooser and buy bar. Not an atom, because the first view of a product would load
 * the library of atoms for this one.
 */
export const useChoices = (): Choices => useSyncExternalStore(subscribe, currentChoices, currentChoices)
