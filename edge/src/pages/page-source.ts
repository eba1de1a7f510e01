import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { scriptJson } from '@kea/shared/head/escape'
import { type Page, toPage } from '@kea/shared/page/page'
import type { ConfigData, PageData } from '@kea/shared/page/page-data'
import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import { PageDocument } from '../__generated__/graphql'
import { readLimited } from '../http/limited-body'
import { log, messageOf } from '../log'
import { type Fetch, STORE_ORIGIN } from '../services'
import type { Settings } from '../settings'
import { type GraphqlAnswer, toPageData } from './page-mapping'

/** A page's data in the three forms in which they go out. */
export interface PageAnswer {
  data: PageData
  /** What /cacheurl answers and the document holds, byte for byte. */
  json: string
  page: Page
  /** Characters held, for the bounded memory. */
  size: number
}

export interface PageQuestion {
  path: string
  /** What the backend knows the page by; null asks for the settings only. */
  slug: string | null
  requestId: string
  /** Of a page from what the backend said about it; 301 comes before it. */
  statusOf: (known: boolean) => number
}

export type PageSource = (question: PageQuestion) => Promise<PageAnswer>

/** Longest wait for a backend; readers give up earlier and the answer still reaches the memory. */
const BACKEND_TIMEOUT_MS = 10_000

export function answerOf(path: string, data: PageData): PageAnswer {
  const json = scriptJson(data)
  return { data, json, page: toPage(path, data), size: json.length * 3 }
}

async function ask(commerce: Fetch, settings: Settings, { slug, requestId }: PageQuestion): Promise<GraphqlAnswer> {
  const variables = { slug: slug ?? '', withPage: slug !== null, fields: CONFIG_FIELDS }
  const request = new Request(`${settings.BACKEND_URL ?? STORE_ORIGIN}${settings.BACKEND_GRAPHQL_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      store: settings.STORE_CODE,
      'x-request-id': requestId,
    },
    body: JSON.stringify({ query: PageDocument.toString(), variables }),
    redirect: 'manual',
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  })
  const response = await commerce(request)
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  const text = await readLimited(response.body, RESPONSE_MAX_BYTES)
  if (text === null) throw new Error('answer too large')
  return JSON.parse(text) as GraphqlAnswer
}

/** Asks the backend for a page: one query, its answer used as far as it goes. */
export function createPageSource({ settings, commerce }: { settings: Settings; commerce: Fetch }): PageSource {
  let lastConfig: ConfigData = {}

  function toConfig(values: NonNullable<GraphqlAnswer['data']>['configvalues']): ConfigData {
    if (values) {
      lastConfig = Object.fromEntries(values.flatMap(({ key, value }) => (value == null ? [] : [[key, value]])))
    }
    return { ...lastConfig, site_url: settings.SITE_URL }
  }

  return async (question) => {
    try {
      const answer = await ask(commerce, settings, question)
      return answerOf(question.path, toPageData(answer, toConfig(answer.data?.configvalues), question.statusOf))
    } catch (error) {
      log('page-source', { requestId: question.requestId, slug: question.slug, error: messageOf(error) })
      throw error
    }
  }
}
