import type { RouteObject } from 'react-router-dom'
import { noAnswer, ShopError } from '~/api/errors'
import { isShopUpdated } from '~/lib/is-shop-updated'
import { withRetry } from '~/lib/with-retry'
import type { RouteModule } from './route-module'

export type LoadPage = () => Promise<RouteModule>

const UPDATED = 'We have updated our shop since you opened this page. Load it again to carry on.'
const NOT_LOADED = 'This page did not load. Check your connection and try again.'

async function loaded(load: LoadPage): Promise<RouteModule> {
  try {
    return await withRetry(load)
  } catch {
    throw (await isShopUpdated()) ? new ShopError('network', UPDATED) : noAnswer(NOT_LOADED)
  }
}

/**
 * A page or layout whose code loads with the first navigation to it. The `lazy` of the router would remember a failure
 * for as long as the document is open; a loader runs again with the next navigation.
 */
export function lazyRoute(load: LoadPage): Required<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'>> & {
  handle: { load: LoadPage }
} {
  let module: RouteModule | null = null
  return {
    handle: { load },
    loader: async (args, context) => {
      module ??= await loaded(load)
      const { clientLoader } = module
      return typeof clientLoader === 'function' ? clientLoader(args, context) : null
    },
    // Code that is there is not loaded again for a change of the search only.
    shouldRevalidate: ({ defaultShouldRevalidate }) => module?.clientLoader !== undefined && defaultShouldRevalidate,
    Component() {
      const Page = module?.default
      return Page && <Page />
    },
  }
}
