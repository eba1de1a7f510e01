// The browser's Back leads from the look of the piece to the tool, and from a surface in front to the overview. Each has an
// entry of its own in the history: a copy of the tool's, with what is in front. The router hears of no step between them.
import { openLook } from '../commands/open-look'
import { closeSurface, openSurface } from '../commands/open-surface'
import type { Editor } from '../Editor'

/** What the router keeps in an entry, and what is in front; nothing for the tool as it begins. */
interface Entry {
  key?: string
  idx?: number
  surface?: string
  isLook?: true
}

const current = (): Entry => (history.state ?? {}) as Entry

/**
 * Keeps the history and the tool together until the tool is left. A reload, and Back from the cart, open the surface again,
 * and close the look, whose photos are not yet there.
 *
 * @returns what ends it
 */
export function followHistory({ run, change, session }: Pick<Editor, 'run' | 'change' | 'session'>): () => void {
  const { key, idx, surface } = current()
  const isOfTool = (entry: Entry) => entry.key === key && entry.idx === idx
  // A design that is in the cart by now has another address than the entry of its overview.
  const address = location.href
  /** False while the browser steps, and while the tool takes over what the step leads to. */
  let isFollowing = true
  let isOurStep = false
  if (surface !== undefined) run(openSurface(surface))

  const goBack = () => {
    isFollowing = false
    isOurStep = true
    history.back()
  }
  const follow = () => {
    const entry = current()
    if (!isFollowing || !isOfTool(entry)) return
    const { isSurfaceOpen, surface, isLookOpen } = session.read()
    const isLess = (entry.isLook && !isLookOpen) || (entry.surface !== undefined && !isSurfaceOpen)
    if (isLess) return goBack()
    const push = (more: Entry) => history.pushState({ ...current(), ...more }, '', location.href)
    if (isSurfaceOpen && entry.surface === undefined) push({ surface })
    if (isLookOpen && !entry.isLook) push({ isLook: true })
  }
  const take = ({ surface, isLook }: Entry) => {
    const { isLookOpen, isSurfaceOpen } = session.read()
    if (surface !== undefined && !isSurfaceOpen) run(openSurface(surface))
    if (surface === undefined && isSurfaceOpen) run(closeSurface)
    if (isLook && !isLookOpen) run(openLook)
    if (!isLook && isLookOpen) change({ isLookOpen: false })
  }
  const step = (event: PopStateEvent) => {
    const entry = (event.state ?? {}) as Entry
    if (!isOfTool(entry)) return
    event.stopImmediatePropagation()
    history.replaceState(entry, '', address)
    isFollowing = false
    if (!isOurStep) take(entry)
    isOurStep = false
    isFollowing = true
    // A surface or a look that is no longer there is left again.
    follow()
  }
  // For a reload: the shopper may have turned to another surface. What a page writes at `pagehide`, a reload may not read
  // any more; Safari on a phone says nothing before.
  const note = () => {
    const entry = current()
    if (isOfTool(entry) && entry.surface !== undefined)
      history.replaceState({ ...entry, surface: session.read().surface }, '', location.href)
  }
  const end = session.subscribe(follow)
  addEventListener('popstate', step, { capture: true })
  addEventListener('beforeunload', note)
  addEventListener('pagehide', note)
  follow()
  return () => {
    end()
    removeEventListener('popstate', step, { capture: true })
    removeEventListener('beforeunload', note)
    removeEventListener('pagehide', note)
  }
}
