interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** True where the press is this shortcut. Shift is only asked for with `shift+`: on many layouts `+` itself needs it. */
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

/** The shortcut as a shopper reads it: `mod+z` → `Ctrl Z`. */
export const shortcutLabel = (shortcut: string): string =>
  shortcut
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ')
