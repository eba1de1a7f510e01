const KEY = 'choices'

/** Uids of what is chosen, by sku. */
export type Choices = Readonly<Record<string, readonly string[]>>

const isUids = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((uid) => typeof uid === 'string')

/** What was chosen in this tab before the page was loaded anew. */
export function readChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, uids]) => isUids(uids)))
  } catch {
    return {}
  }
}

export function keepChoices(choices: Choices): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // A full or forbidden storage only means that a reload forgets.
  }
}
