import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** The exports of a page or layout under routes/. The router's own names are forbidden, so a slip is a type error. */
export interface RouteModule {
  default: ComponentType
  clientLoader?: LoaderFunction
  loader?: never
  Component?: never
}
