import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** What a module under routes/ exports. The router's own names are forbidden, so a slip is a type error. */
export interface RouteModule {
  default: ComponentType
  clientLoader?: LoaderFunction
  loader?: never
  Component?: never
}

/** A route module in the router's words. */
export const convert = ({ default: Component, clientLoader }: RouteModule) => ({
  Component,
  ...(clientLoader && { loader: clientLoader }),
})
