import { firstPress } from './app/first-press'
import './theme.css'

/** The shop starts by then, whether the picture has come or not. */
const LONGEST_WAIT_MS = 3000

/**
 * Resolves when the picture of the first view has come. On a slow line the script would share the line with it and
 * delay what the shopper is waiting for; the first view is there and its links work meanwhile.
 */
function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('#root img')
  if (!picture || picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

const root = document.getElementById('root')

Promise.race([firstPicture(), ...(root ? [firstPress(root)] : [])])
  .then(() => import('./app/mount'))
  .then(({ mountShop }) => mountShop())
