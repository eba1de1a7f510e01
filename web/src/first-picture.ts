/**
 * Starts the shop when the pictures of the first view have been painted. On a slow line the scripts and the font of
 * headings would share the line with them, and on a slow processor keep them from their frame. The first view is there and its
 * links work meanwhile.
 *
 * The edge writes this script into documents with such a picture, before their style sheet: as a file it would travel
 * beside the picture. So it imports nothing.
 */

/** The shop starts by then, whether the picture has come or not. */
const LONGEST_WAIT_MS = 3000
/** From the first picture on. The answers to the requests of the scripts come after the other pictures then, not before. */
const OTHERS_WAIT_MS = 120

// The face of running text is in the browser's cache (app/text-face.ts): nothing shares the line with the picture.
try {
  if (localStorage.getItem('text_face')) document.documentElement.dataset.textFace = 'own'
} catch {
  // Without storage the face comes later.
}

let isStarted = false

/** Moves the scripts out of their template, which stands at the end of the document. */
function start(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start)
    return
  }
  if (isStarted) return
  isStarted = true
  const list = document.querySelector<HTMLTemplateElement>('#scripts')
  if (list) document.head.append(list.content)
  document.documentElement.dataset.face = 'own'
}

/** Whether the first picture is there: 'alone' while others of its size are missing, as in a list of products. */
function shown(): 'nothing' | 'alone' | 'all' {
  const [first, ...others] = document.querySelectorAll<HTMLImageElement>('#root img')
  if (!first?.complete) return 'nothing'
  const isOut = (picture: HTMLImageElement) =>
    picture.clientWidth < first.clientWidth || picture.getBoundingClientRect().top > innerHeight
  return others.every((picture) => picture.complete || isOut(picture)) ? 'all' : 'alone'
}

/** Resource events do not bubble, so they are caught on their way down. */
function onPicture({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  // The picture must be painted, not only loaded. A tab in the background paints nothing.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const pictures = shown()
      if (pictures === 'all') start()
      else if (pictures === 'alone') setTimeout(start, OTHERS_WAIT_MS)
    }),
  )
  if (document.hidden) setTimeout(start, 200)
}

document.addEventListener('load', onPicture, true)
document.addEventListener('error', onPicture, true)
setTimeout(start, LONGEST_WAIT_MS)

// A button does nothing until the shop has mounted: app/early-clicks.ts repeats the click then. That script listens itself as soon
// as it has loaded.
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root:not([data-listens]) button') : null
    if (!button) return
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-clicked]')) delete dataset.clicked
    button.dataset.clicked = ''
    start()
  },
  true,
)

export {}
