import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** The exports of a page or layout under routes/. The router's own names are forbidden, so a slip is a type error. */
export interface RouteModule {
  default: ComponentType
  clientLoader?: LoaderFunction
  loader?: never
  Component?: never
}

/** A route module with the property names of the router. */
export const convert = ({ default: Component, clientLoader }: RouteModule) => ({
  Component,
  ...(clientLoader && { loader: clientLoader }),
})
