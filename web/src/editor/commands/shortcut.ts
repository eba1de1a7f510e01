interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/**
 * True when the key press matches the shortcut. Shift counts only with `shift+`, because on many keyboards `+` itself
 * needs it.
 */
export function matchesShortcut(shortcut: string, press: KeyPress): boolean {
  const parts = shortcut.split(/\+(?=.)/)
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  if (press.altKey) return false
  if (wants('mod') !== (press.ctrlKey || press.metaKey)) return false
  if ((wants('shift') || wants('mod')) && wants('shift') !== press.shiftKey) return false
  return press.key.toLowerCase() === key.toLowerCase()
}

const NAMES: Record<string, string> = {
  mod: 'Ctrl',
  shift: 'Shift',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The label of a shortcut: `mod+z` → `Ctrl Z`. */
export const shortcutLabel = (shortcut: string): string =>
  shortcut
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ')
