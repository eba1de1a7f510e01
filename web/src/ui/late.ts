import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { patiently } from '~/lib/patiently'

/** A component whose code comes when it is drawn. Without a connection it waits for one. */
export const late = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await patiently(load) }))
