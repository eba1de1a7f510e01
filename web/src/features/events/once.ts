const KEY = 'reported'

/** True at the first call with this key in this tab, over reloads. Without storage a reload counts again. */
export function isFirst(key: string): boolean {
  try {
    const before = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (before.includes(key)) return false
    sessionStorage.setItem(KEY, [...before, key].slice(-20).join(' '))
  } catch {
    // Storage is full or forbidden.
  }
  return true
}
