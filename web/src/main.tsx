import { replayEarlyClicks } from './app/early-clicks'
import { afterFrame } from './lib/after-frame'
import './theme.css'

/** The content of a page from the script is drawn by then. */
const CONTENT_MS = 500

const root = document.getElementById('root')
if (root) replayEarlyClicks(root)

// In a document with a picture, first-picture.ts has started this script after it, and let the face in.
const hasWaited = document.documentElement.dataset.face === 'own'
const shop = (hasWaited ? Promise.resolve() : afterFrame()).then(() => import('./app/mount'))

// Without a picture the content comes from the script, so it comes before the face: a face restyles the whole page.
shop
  .then(({ mountShop }) => mountShop())
  .then(() => setTimeout(() => Object.assign(document.documentElement.dataset, { face: 'own' }), CONTENT_MS))
