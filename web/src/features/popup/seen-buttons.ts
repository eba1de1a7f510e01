import type { Box } from './find-place'

/** What a shopper presses: also the card of an option, and a link with the look of a button, but no card of a product. */
const BUTTONS =
  'button, input:not([type="hidden"]), label:has(input), select, textarea, summary, [role="button"], a[class*="rounded-full"]'

const isSeen = ({ width, height, bottom, top }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight

/** The buttons on the screen, but for those inside `own`. */
export function seenButtons(own: Element): Box[] {
  return [...document.querySelectorAll(BUTTONS)].flatMap((button) => {
    const box = button.getBoundingClientRect()
    return own.contains(button) || !isSeen(box) ? [] : [box]
  })
}

/** The upper edge of the bar at the bottom of the screen, such as that of a product on a phone; else the screen's own. */
export function floorOf(own: HTMLElement): number {
  const y = window.innerHeight - 2
  const at = document
    .elementsFromPoint(window.innerWidth / 2, y)
    .find((element) => !own.contains(element) && getComputedStyle(element).position === 'fixed')
  return at ? at.getBoundingClientRect().top : window.innerHeight
}
