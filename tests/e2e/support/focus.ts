import type { Page } from 'playwright/test'

interface Focused {
  /** The number of the focused element; empty for the page itself and for an element without a number. */
  what: string
  isSeen: boolean
  markup: string
}

/** The focused element. Of a group of radio buttons the first one has the number. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : ''
    const numbered = group
      ? document.querySelector<HTMLElement>(`input[name="${CSS.escape(group)}"][data-stop]`)
      : element
    // The focus ring may be on an ancestor of the control.
    const isSeen = [element, element.parentElement, element.closest('label')].some((box) => {
      if (!box) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    return { what: numbered?.dataset.stop ?? '', isSeen, markup: element.outerHTML.slice(0, 120) }
  })
