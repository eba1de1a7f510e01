import type { EarlierBuilds } from './files/earlier-builds'
import type { MainMenu, SiteIndex } from './files/types'
import type { RateLimit, RateLimits } from './handlers/rate-limit-table'
import type { Fetch } from './http/upstream'
import type { Shell } from './pages/shell'
import type { PageFinder } from './pages/types'
import type { CallCache } from './public-api/types'
import type { CustomerCheck } from './session/types'
import type { Settings } from './settings'

/** Everything that a handler may use. Tests pass fakes. */
export interface Services {
  settings: Settings
  /** The id of the deployed version. */
  version: string
  now: () => number
  pages: PageFinder
  /** All pages that search engines may index. */
  site: SiteIndex
  /** The panels of the main menu. */
  menu: MainMenu
  /** The cache of public calls to the backend. */
  calls: CallCache
  /** Checks customer tokens at the backend. */
  customers: CustomerCheck
  shell: () => Promise<Shell>
  /** Reads a file of the build. */
  file: (path: string) => Promise<Response>
  /** Files of the builds before this one. */
  earlierBuilds: EarlierBuilds
  /** Catalogue, cart, customer and order: the configured backend. */
  commerce: Fetch
  /** Uploads, designs and private files: always our own store. */
  studio: Fetch
  /** Limits guesses of the purge token per caller. Without the binding nobody may guess. */
  purgeLimit: RateLimit | null
  /** Limits requests per caller. A limit without a binding limits nobody. */
  limits: RateLimits
}
