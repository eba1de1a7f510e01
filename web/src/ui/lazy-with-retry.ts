import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withRetry } from '~/lib/with-retry'

/** A component whose code comes when it is drawn. Without a connection it waits for one. */
export const lazyWithRetry = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await withRetry(load) }))
