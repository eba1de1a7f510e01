import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { HtmlValidate } from 'html-validate'
import openGraph from 'open-graph-scraper'
import type { ReadPage } from './read-page'
import { vocabulary } from './vocabulary'

/** The errors of a page, one line each; none for a valid page. */
type Faults = Promise<string[]>

const markup = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Both spellings are valid HTML.
    'doctype-style': 'off',
    'void-style': 'off',
    // As React writes them: `srcSet`, `disabled=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
  },
})

/** html-validate: the markup itself. */
export async function validateMarkup(html: string): Faults {
  const { results } = await markup.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `html-validate ${ruleId} ${line}:${column} ${message}`)
}

/** open-graph-scraper: the link card for chats and social networks, which must agree with the page's own tags. */
export async function validateCard(html: string, page: ReadPage): Faults {
  const { error, result } = await openGraph({ html })
  if (error) return [`open-graph-scraper ${JSON.stringify(result)}`]
  const [card] = result.ogImage ?? []
  const missing = Object.entries({
    ogType: result.ogType,
    ogSiteName: result.ogSiteName,
    'ogImage:alt': card?.alt,
    twitterCard: result.twitterCard,
  }).filter(([, value]) => !value)
  const agreeing = [
    ['ogTitle', result.ogTitle, page.titles[0]],
    ['ogDescription', result.ogDescription, page.meta('description')[0]],
    ['ogUrl', result.ogUrl, page.links('canonical')[0]],
    ['ogImage', card?.url, page.meta('og:image')[0]],
  ] as const
  return [
    ...missing.map(([name]) => `open-graph-scraper found no ${name}`),
    ...agreeing
      .filter(([, read, own]) => !read || read !== own)
      .map(([name, read, own]) => `open-graph-scraper ${name}: ${read} instead of ${own}`),
  ]
}

const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] })
const UNKNOWN_PROPERTY = /^Property .* is not supported/
const validator = new Validator(vocabulary)

/** Adobe's validator: Google's rich results and the vocabulary of schema.org. */
export async function validateStructure(html: string): Faults {
  const extracted = extractor.parse(html)
  const issues = await validator.validate(extracted)
  return [
    ...extracted.errors.map(({ message }) => `web-auto-extractor ${message}`),
    ...issues
      // The validator only warns about an unknown property. Here it is an error.
      .filter(({ severity, issueMessage }) => severity === 'ERROR' || UNKNOWN_PROPERTY.test(issueMessage))
      .map(({ rootType, issueMessage }) => `structured-data-validator ${rootType}: ${issueMessage}`),
  ]
}
