import type { ComponentType, MouseEvent, ReactNode } from 'react'

export interface LinkProps {
  to: string
  className?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children?: ReactNode
}

/** A component for links of the shop: the router's in the browser, a plain one in the document. */
export type LinkPart = ComponentType<LinkProps>

/** A link that works without a script. */
export const PlainLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />
