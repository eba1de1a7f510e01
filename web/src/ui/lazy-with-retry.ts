import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withRetry } from '~/lib/with-retry'

/** A lazy component whose import is retried when the connection fails. */
export const lazyWithRetry = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await withRetry(load) }))
