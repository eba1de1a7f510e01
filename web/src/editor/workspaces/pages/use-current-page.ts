import { type RefObject, useEffect, useRef } from 'react'
import { useEditor, useSession } from '../../ui/use-editor'
import type { PageView } from './page-views'

/** Scrolls a box so far that a page is seen. `scrollIntoView` would scroll the page around it too. */
function show(box: HTMLElement, page: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), page.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

/**
 * The page that keys act on: the one that was last in front. Of an overview that comes back it has the focus, and as long as
 * the focus is on the pages.
 */
export function useCurrentPage(views: readonly PageView[], box: RefObject<HTMLElement | null>) {
  const { editor } = useEditor()
  const { surface } = useSession()
  const current = views.some(({ id }) => id === surface) ? surface : views[0]?.id
  // The overview of a design that has just opened takes no focus.
  const shown = useRef(surface === '' ? current : undefined)
  const isBack = useRef(surface !== '')
  useEffect(() => {
    const page = [...(box.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])].find(
      ({ dataset }) => dataset.page === current,
    )
    if (!page || !box.current || shown.current === current) return
    shown.current = current
    show(box.current, page)
    const isHere = isBack.current || box.current.contains(document.activeElement)
    isBack.current = false
    if (isHere) page.querySelector('button')?.focus({ preventScroll: true })
  })
  return { current, setCurrent: (id: string) => editor.change({ surface: id }) }
}
