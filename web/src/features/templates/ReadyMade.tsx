import { toolPath } from '@kea/shared/routes'
import { templatesPath } from '@kea/shared/templates-path'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '~/ui/Button'
import { Section } from '~/ui/Section'
import { TemplateTiles } from './TemplateTiles'
import { templatesQuery } from './templates-query'

const SHOWN_MAX = 6
const SIZES = '(min-width: 1600px) 240px, (min-width: 1024px) 15vw, (min-width: 640px) 30vw, calc(50vw - 30px)'

interface ReadyMadeProps {
  /** As `product_type` of the templates. */
  type: string
  sku: string
  tool: string
  /** What the shopper has chosen on the page. */
  options: string | undefined
  title?: string
  lead?: string
}

/** Some ready-made designs of a product, and the way to all. Nothing until they are there. */
export function ReadyMade({
  type,
  sku,
  tool,
  options,
  title = 'Or start with one of our designs',
  lead = 'Change the words, the colours and the photos. Each one fits every size.',
}: ReadyMadeProps) {
  const { data: templates = [] } = useQuery(templatesQuery(type))
  if (templates.length === 0) return null
  const all = templatesPath(type)
  return (
    <Section title={title} lead={lead}>
      <TemplateTiles
        templates={templates.slice(0, SHOWN_MAX)}
        addressOf={(template_sku) => toolPath(tool, { sku, options, template_sku })}
        heading="h3"
        sizes={SIZES}
        className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6"
      />
      {all && templates.length > SHOWN_MAX && (
        <ButtonLink look="secondary" to={all} className="mt-10">
          See all {templates.length} designs
        </ButtonLink>
      )}
    </Section>
  )
}
