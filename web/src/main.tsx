import { replayEarlyClicks } from './app/early-clicks'
import { afterFrame } from './lib/after-frame'
import './theme.css'

/** The shop starts by then, whether the picture has come or not. */
const LONGEST_WAIT_MS = 3000

/**
 * Resolves when the picture of the first view has come and been painted. On a slow line the script and the face of
 * headings would share the line with it, and on a slow processor keep it from its frame; the first view is there and its
 * links work meanwhile.
 */
function firstPicture(picture: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    const onLoad = () => afterFrame().then(resolve)
    if (picture.complete) onLoad()
    picture.addEventListener('load', onLoad, { once: true })
    picture.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/** Requests the scripts of a category page together. The edge lists them in its document. */
function requestScripts(): void {
  const list = document.querySelector<HTMLTemplateElement>('#scripts')
  if (list) document.head.append(list.content)
}

/** The content of a page from the script is drawn by then. */
const CONTENT_MS = 500

const root = document.getElementById('root')
const picture = document.querySelector<HTMLImageElement>('#root img')
if (!picture) requestScripts()
const painted = picture ? firstPicture(picture) : afterFrame()
const shop = Promise.race([painted, ...(root ? [replayEarlyClicks(root)] : [])]).then(() => {
  if (picture) requestScripts()
  return import('./app/mount')
})

const drawn = shop
  .then(({ mountShop }) => mountShop())
  .then(() => new Promise((resolve) => setTimeout(resolve, CONTENT_MS)))

// Without a picture the content comes from the script, so it comes before the face: a face restyles the whole page.
Promise.allSettled([picture ? painted : drawn]).then(() => {
  document.documentElement.dataset.face = 'own'
})
