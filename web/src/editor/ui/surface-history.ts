// The browser's Back leads from the surface in front to the overview. A surface in front has an entry of its own in the
// history: a copy of the tool's, with the surface in it. The router hears of no step between the two.
import { closeSurface, openSurface } from '../commands/open-surface'
import type { Editor } from '../Editor'

/** What the router keeps in an entry, and the surface in front; none for the overview. */
interface Entry {
  key?: string
  idx?: number
  surface?: string
}

const current = (): Entry => (history.state ?? {}) as Entry

/**
 * Keeps the history and the tool together until the tool is left. A reload, and Back from the cart, open the surface again.
 *
 * @returns what ends it
 */
export function followHistory({ run, session }: Pick<Editor, 'run' | 'session'>): () => void {
  const { key, idx, surface } = current()
  const isOfTool = (entry: Entry) => entry.key === key && entry.idx === idx
  // A design that is in the cart by now has another address than the entry of its overview.
  const address = location.href
  if (surface !== undefined) run(openSurface(surface))

  const follow = () => {
    const { isSurfaceOpen, surface } = session.read()
    const entry = current()
    if (!isOfTool(entry) || isSurfaceOpen === (entry.surface !== undefined)) return
    if (isSurfaceOpen) history.pushState({ ...entry, surface }, '', location.href)
    else history.back()
  }
  const step = (event: PopStateEvent) => {
    const entry = (event.state ?? {}) as Entry
    if (!isOfTool(entry)) return
    event.stopImmediatePropagation()
    history.replaceState(entry, '', address)
    if (entry.surface !== undefined) run(openSurface(entry.surface))
    else if (session.read().isSurfaceOpen) run(closeSurface)
  }
  // For a reload: the shopper may have turned to another surface.
  const note = () => {
    const entry = current()
    if (isOfTool(entry) && entry.surface !== undefined)
      history.replaceState({ ...entry, surface: session.read().surface }, '', location.href)
  }
  const end = session.subscribe(follow)
  addEventListener('popstate', step, { capture: true })
  addEventListener('pagehide', note)
  follow()
  return () => {
    end()
    removeEventListener('popstate', step, { capture: true })
    removeEventListener('pagehide', note)
  }
}
