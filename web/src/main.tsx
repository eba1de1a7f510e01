import { replayEarlyClicks } from './app/early-clicks'
import './theme.css'

/** The shop starts by then, whether the picture has come or not. */
const LONGEST_WAIT_MS = 3000

/**
 * Resolves when the picture of the first view has come and been painted. On a slow line the script and the face of
 * headings would share the line with it, and on a slow processor keep it from its frame; the first view is there and its
 * links work meanwhile.
 */
function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('#root img')
  if (!picture) return Promise.resolve()
  return new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve))
    if (picture.complete) afterFrame()
    picture.addEventListener('load', afterFrame, { once: true })
    picture.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

const root = document.getElementById('root')
const picture = firstPicture()

picture.then(() => {
  document.documentElement.dataset.face = 'own'
})

Promise.race([picture, ...(root ? [replayEarlyClicks(root)] : [])])
  .then(() => import('./app/mount'))
  .then(({ mountShop }) => mountShop())
