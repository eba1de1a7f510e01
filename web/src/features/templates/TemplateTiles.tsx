import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import type { TemplateCard } from './templates-query'

interface TemplateTilesProps {
  templates: readonly TemplateCard[]
  /** The address that opens the design tool with a template. */
  addressOf: (sku: string) => string
  /** The level of the names in the page. */
  heading: 'h2' | 'h3'
  sizes: string
  className: string
  /** A tile before the others. */
  first?: ReactNode
}

/** Ready-made designs to start from. Each opens in the design tool. */
export function TemplateTiles(props: TemplateTilesProps) {
  const { templates, addressOf, heading: Heading, sizes, className, first } = props
  return (
    <ul className={className}>
      {first && <li>{first}</li>}
      {templates.map(({ sku, name, description, picture }) => (
        <li key={sku}>
          <Link to={addressOf(sku)} className="group block text-ink no-underline">
            <Picture src={picture} alt="" sizes={sizes} shape="vertical" className="rounded-picture" />
            <Heading className="mt-3 font-semibold group-hover:underline group-hover:decoration-1">{name}</Heading>
            <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
