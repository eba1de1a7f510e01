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

/** What a judge has against a page, one line each; a page that is right has none. */
type Complaints = Promise<string[]>

const markup = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How a tag is spelt: both spellings are the same document.
    'doctype-style': 'off',
    'void-style': 'off',
  },
})

/** html-validate: the markup itself. */
export async function judgeMarkup(html: string): Complaints {
  const { results } = await markup.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `html-validate ${ruleId} ${line}:${column} ${message}`)
}

/** open-graph-scraper: the link card as chats and social networks read it. */
export async function judgeCard(html: string): Complaints {
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

/** metascraper: whether one who mixes all sources reads what the page's own tags say. */
export async function judgeMeta(html: string, url: string, page: ReadPage): Complaints {
  const read = await scrape({ html, url })
  const said = {
    title: page.titles[0],
    description: page.meta('description')[0],
    image: page.meta('og:image')[0],
    url: page.links('canonical')[0],
    lang: 'en',
  }
  return Object.entries(said)
    .filter(([name, value]) => read[name as keyof typeof said] !== value)
    .map(([name, value]) => `metascraper ${name}: ${read[name as keyof typeof said]} instead of ${value}`)
}

const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] })
const UNKNOWN_PROPERTY = /^Property .* is not supported/
const validator = new Validator(vocabulary)

/** Adobe's validator: Google's rich results and the vocabulary of schema.org. */
export async function judgeStructure(html: string): Complaints {
  const extracted = extractor.parse(html)
  const issues = await validator.validate(extracted)
  return [
    ...extracted.errors.map(({ message }) => `web-auto-extractor ${message}`),
    ...issues
      // A property that nobody reads is a warning to the validator, and a typing error to us.
      .filter(({ severity, issueMessage }) => severity === 'ERROR' || UNKNOWN_PROPERTY.test(issueMessage))
      .map(({ rootType, issueMessage }) => `structured-data-validator ${rootType}: ${issueMessage}`),
  ]
}

/** structured-data-testing-tool: what Google, Twitter and Facebook ask for. */
export async function judgePresets(html: string): Complaints {
  const result = await structuredDataTest(html, { presets: [Google, Twitter, Facebook] }).catch(
    (error: { res?: TestResult }) => error.res ?? Promise.reject(error),
  )
  return result.failed.map(({ group, test, error }) => {
    const reason = typeof error === 'string' ? error : (error?.message ?? '')
    return `structured-data-testing-tool ${group ?? ''} ${test}: ${reason}`
  })
}
