import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { HtmlValidate } from 'html-validate'
import metascraper from 'metascraper'
import description from 'metascraper-description'
import image from 'metascraper-image'
import lang from 'metascraper-lang'
import title from 'metascraper-title'
import address from 'metascraper-url'
import openGraph from 'open-graph-scraper'
import { structuredDataTest, type TestResult } from 'structured-data-testing-tool'
import { Facebook, Google, Twitter } from 'structured-data-testing-tool/presets'
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
  },
})

/** html-validate: the markup itself. */
export async function validateMarkup(html: string): Faults {
  const { results } = await markup.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `html-validate ${ruleId} ${line}:${column} ${message}`)
}

/** open-graph-scraper: the link card for chats and social networks. */
export async function validateCard(html: string): Faults {
  const { error, result } = await openGraph({ html })
  if (error) return [`open-graph-scraper ${JSON.stringify(result)}`]
  const [card] = result.ogImage ?? []
  const missing = Object.entries({
    ogTitle: result.ogTitle,
    ogDescription: result.ogDescription,
    ogUrl: result.ogUrl,
    ogType: result.ogType,
    ogSiteName: result.ogSiteName,
    ogImage: card?.url,
    'ogImage:alt': card?.alt,
    twitterCard: result.twitterCard,
  }).filter(([, value]) => !value)
  return missing.map(([name]) => `open-graph-scraper found no ${name}`)
}

const scrape = metascraper([title(), description(), image(), address(), lang()])

/** metascraper: combines all metadata sources, which must agree with the page's own tags. */
export async function validateMeta(html: string, url: string, page: ReadPage): Faults {
  const read = await scrape({ html, url })
  const expected = {
    title: page.titles[0],
    description: page.meta('description')[0],
    image: page.meta('og:image')[0],
    url: page.links('canonical')[0],
    lang: 'en',
  }
  return Object.entries(expected)
    .filter(([name, value]) => read[name as keyof typeof expected] !== value)
    .map(([name, value]) => `metascraper ${name}: ${read[name as keyof typeof expected]} instead of ${value}`)
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

/** structured-data-testing-tool: the requirements of Google, Twitter and Facebook. */
export async function validatePresets(html: string): Faults {
  const result = await structuredDataTest(html, { presets: [Google, Twitter, Facebook] }).catch(
    (error: { res?: TestResult }) => error.res ?? Promise.reject(error),
  )
  return result.failed.map(({ group, test, error }) => {
    const reason = typeof error === 'string' ? error : (error?.message ?? '')
    return `structured-data-testing-tool ${group ?? ''} ${test}: ${reason}`
  })
}
