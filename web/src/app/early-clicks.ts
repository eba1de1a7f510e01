/** By then the shop has taken the first view's place, or something else is wrong. */
const LONGEST_MS = 15_000

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent

/**
 * The buttons of the first view do nothing until the shop has started. One that is pressed before is pressed again when
 * the shop's own stands in its place. Resolves with the press, so that the shop need not wait any longer.
 */
export function replayEarlyClicks(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let pressed: Element | null = null
    const onClick = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('button') : null
      if (pressed) resolve()
    }
    const observer = new MutationObserver(() => {
      root.removeEventListener('click', onClick)
      if (pressed === null) return observer.disconnect()
      if (pressed.isConnected) return
      const name = nameOf(pressed)
      const replacement = [...root.querySelectorAll('button')].find((button) => nameOf(button) === name)
      if (!replacement) return
      observer.disconnect()
      replacement.focus({ preventScroll: true })
      replacement.click()
    })
    root.addEventListener('click', onClick)
    observer.observe(root, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), LONGEST_MS)
  })
}
