// The store's queries for an uncached page, with the usual catalogue and with one ten times as large.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/wrangler.ts'
import { median, waitForIdleMachine } from './browser.ts'
import { openComparisonStores } from './comparison-stores.ts'
import { runsOf } from './runs.ts'
import { type BenchResult, PRODUCT_PATH } from './shop.ts'

const MAX_GROWTH = 1.3
/** Queries of crawlers return everything: ten times as many URLs are counted and sorted. */
const WITHOUT_BUDGET = new Set(['sitemap'])
const ROUNDS = runsOf(60)
/** Limit for lists, which are full in both catalogues. */
const SITEMAP_ROWS = 100
const BLOG_ROWS = 10

interface Question {
  query: string
  variables: Record<string, unknown>
}

/** The times of one question in ms, by the size of the catalogue. */
interface Times {
  usual: number[]
  tenfold: number[]
}

const document = (path: string) => readFileSync(join(root, path), 'utf8')

/** The settings that a page requests, from settings.ts. */
function configFields() {
  const [, list = ''] = /CONFIG_FIELDS = \[(.*?)\]/s.exec(document('packages/shared/src/page/settings.ts')) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
}

/** The queries of the edge and of the pages, by subject. */
function questions(): Record<string, Question> {
  const page = (slug: string) => {
    const blog = /^blog(?:\/(.+))?$/.exec(slug)
    const key = blog?.[1] ?? null
    return {
      query: document('edge/src/pages/page.graphql').replace('$posts, pageSize: 50', `$posts, pageSize: ${BLOG_ROWS}`),
      variables: {
        slug,
        withPage: blog === null,
        postKey: key ?? '',
        withPost: key !== null,
        posts: key === null ? null : { category_url_key: { eq: key } },
        withBlog: blog !== null,
        fields: configFields(),
      },
    }
  }
  const together = (folder: string, names: readonly string[]) =>
    names.map((name) => document(`${folder}/${name}.graphql`)).join('\n')
  const products = (names: readonly string[], variables: Question['variables']) => ({
    query: together('web/src/features/products', names),
    variables,
  })
  return {
    '/': page('home'),
    '/canvas-prints': page('canvas-prints'),
    [PRODUCT_PATH]: page(PRODUCT_PATH.slice(1)),
    '/blog': page('blog'),
    'a page that is not there': page('no-such-page'),
    'cards of products': products(['ProductCards', 'CardFields'], {
      skus: ['canvas-print', 'photo-print', PRODUCT_PATH.slice(1)],
    }),
    'related products': products(['RelatedProducts'], { sku: PRODUCT_PATH.slice(1) }),
    'reviews of a product': {
      query: together('web/src/features/reviews', ['ProductReviews', 'ReviewFields']),
      variables: { sku: 'canvas-print', pageSize: 5, currentPage: 1 },
    },
    sitemap: {
      query: document('edge/src/files/site-pages.graphql'),
      variables: { currentPage: 1, pageSize: SITEMAP_ROWS },
    },
  }
}

async function ask(url: string, question: Question, isSecond = false): Promise<number> {
  const started = performance.now()
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'nz' },
      body: JSON.stringify(question),
    })
    // A missing part is an error next to the data of the others, as in Magento.
    const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
    if (!data) throw new Error(`The store answered ${answer.status}: ${JSON.stringify(errors)}`)
    return performance.now() - started
  } catch (error) {
    // The runtime may close a connection at the moment of its next use.
    if (isSecond || !(error instanceof TypeError)) throw error
    return ask(url, question, true)
  }
}

export async function benchGrowth(): Promise<BenchResult> {
  const stores = await openComparisonStores({})
  try {
    const all = Object.entries(questions()).map(([about, question]) => {
      const times: Times = { usual: [], tenfold: [] }
      return { about, question, times }
    })
    await waitForIdleMachine()
    for (let round = -5; round < ROUNDS; round++) {
      for (const { question, times } of all) {
        const names = round % 2 === 0 ? (['usual', 'tenfold'] as const) : (['tenfold', 'usual'] as const)
        for (const name of names) {
          const ms = await ask(stores[name].store, question)
          // The first rounds warm up the compiler.
          if (round >= 0) times[name].push(ms)
        }
      }
    }
    const results = all.map(({ about, times }) => ({
      about,
      usual: median(times.usual),
      tenfold: median(times.tenfold),
    }))
    return {
      ok: results.every(({ about, usual, tenfold }) => WITHOUT_BUDGET.has(about) || tenfold / usual <= MAX_GROWTH),
      lines: [
        `Ten times the catalogue, the store's answers over HTTP (budget ≤ × ${MAX_GROWTH}):`,
        ...results.map(
          ({ about, usual, tenfold }) =>
            `    ${about}: ${usual.toFixed(2)} ms, then ${tenfold.toFixed(2)} ms, × ${(tenfold / usual).toFixed(2)}` +
            (WITHOUT_BUDGET.has(about) ? ' (the list of all addresses: no budget)' : ''),
        ),
      ],
    }
  } finally {
    await stores.stop()
  }
}
