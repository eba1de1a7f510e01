/** After this time the shop has mounted, or has failed. */
const LONGEST_MS = 15_000

const nameOf = (button: Element): string | null => button.getAttribute('aria-label') ?? button.textContent

/**
 * Buttons of the first view do nothing until the shop has mounted. A click on one of them is repeated on the same
 * button of the mounted shop. Before this script runs, first-picture.ts marks the button.
 */
export function replayEarlyClicks(root: HTMLElement): void {
  let clicked = root.querySelector('[data-clicked]')
  root.dataset.listens = ''
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('button') : null
  }
  const observer = new MutationObserver(() => {
    root.removeEventListener('click', onClick)
    if (clicked === null) return observer.disconnect()
    if (clicked.isConnected) return
    const name = nameOf(clicked)
    const replacement = [...root.querySelectorAll('button')].find((button) => nameOf(button) === name)
    if (!replacement) return
    observer.disconnect()
    replacement.focus({ preventScroll: true })
    replacement.click()
  })
  root.addEventListener('click', onClick)
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONGEST_MS)
}
