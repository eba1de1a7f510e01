import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { MAIN_MENU } from '@kea/shared/navigation/main-menu'
import { MainMenuDocument } from '../__generated__/graphql'
import { fingerprint } from '../cache/fingerprint'
import { createLayeredCache } from '../cache/layered-cache'
import type { Purges, RemoteCache } from '../cache/types'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { isObject } from '../http/json'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { menuPanelsOf } from './menu-panels'
import type { MainMenu } from './types'

/** Version of the stored format. */
const FORMAT_VERSION = 1
const BOUNDS = { maxEntries: 1, maxSize: 500_000 }

/** Identifies the format of the stored menu: the version, the query and the settings. */
export const menuFormat = ({ BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST }: Settings): string =>
  fingerprint(['menu', FORMAT_VERSION, MainMenuDocument.toString(), BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST])

interface Dependencies {
  settings: Settings
  commerce: Fetch
  remote: RemoteCache
  purges: Purges
  now: () => number
}

/** The panels of the main menu as JSON, from the CMS block and the start prices in the same answer. */
export function createMainMenu({ settings, commerce, remote, purges, now }: Dependencies): MainMenu {
  const cache = createLayeredCache<string>({
    now,
    remote,
    purges,
    bounds: BOUNDS,
    sizeOf: (text) => text.length * 2,
    encode: (text) => text,
    decode: (_, text) => text,
  })

  async function load(requestId: string): Promise<string> {
    try {
      const answer = await queryBackend({
        settings,
        commerce,
        query: MainMenuDocument.toString(),
        variables: { identifiers: [MAIN_MENU] },
        headers: { 'x-request-id': requestId },
        maxBytes: RESPONSE_MAX_BYTES,
      })
      const { data, errors } = readGraphqlAnswer(answer)
      const items = isObject(data?.cmsBlocks) ? data.cmsBlocks.items : null
      const [block = null] = Array.isArray(items) ? items : []
      if (block === null) throw new Error(errors[0]?.message ?? 'no block')
      return JSON.stringify({ panels: menuPanelsOf(block) })
    } catch (error) {
      log('main-menu', { requestId, error: messageOf(error) })
      throw error
    }
  }

  return {
    json: ({ requestId, keepAlive }) =>
      cache.read(MAIN_MENU, { load: () => load(requestId), deadlineMs: settings.HEAD_DEADLINE_MS, keepAlive }),
  }
}
