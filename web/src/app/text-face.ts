import type { createBrowserRouter } from 'react-router-dom'
import { savesData } from '~/lib/saves-data'

const FACE = '"Public Sans"'
/** Moves of this many px are not seen: those of a link whose neighbours have become a little wider. */
const SEEN_PX = { down: 2, across: 10 }

interface Place {
  /** Of a text or a picture. */
  box: () => DOMRect
  x: number
  y: number
}

/** Where the texts and pictures in view are. */
function placesInView(): Place[] {
  const boxes: (() => DOMRect)[] = [...document.images].map((image) => () => image.getBoundingClientRect())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    boxes.push(() => range.getBoundingClientRect())
  }
  return boxes.flatMap((box) => {
    const { x, y, height } = box()
    return height > 0 && y + height > 0 && y < innerHeight ? [{ box, x, y }] : []
  })
}

function hasMoved({ box, x, y }: Place): boolean {
  const now = box()
  return Math.abs(now.y - y) > SEEN_PX.down || Math.abs(now.x - x) > SEEN_PX.across
}

/** first-picture.ts reads this name: the next documents begin with the face, which this browser has in its cache. */
const NOTE = 'text_face'

function noteThatItIsHere(): void {
  try {
    localStorage.setItem(NOTE, '1')
  } catch {
    // Without storage each document takes the face when it is here.
  }
}

/** Together with the new page's content: before it the page that goes away would be laid out once more, and be seen to move. */
function takeWithNextContent(): void {
  const { dataset } = document.documentElement
  const content = new MutationObserver(() => {
    content.disconnect()
    dataset.textFace = 'own'
  })
  content.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
}

/**
 * Lets the face of running text in once it is here: at once where nothing in view moves, else with the next page. The
 * measurement is in one task, so a face that is taken back is never seen.
 */
export async function takeTextFace(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.textFace === 'own' || savesData()) return
  await document.fonts.load(`1em ${FACE}`)
  if (!document.fonts.check(`1em ${FACE}`)) return
  noteThatItIsHere()
  const before = placesInView()
  dataset.textFace = 'own'
  if (!before.some(hasMoved)) return
  delete dataset.textFace
  const path = router.state.location.pathname
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return
    stop()
    takeWithNextContent()
  })
}
