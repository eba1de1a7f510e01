import { parseHtml } from '@kea/shared/html/parse-html'
import type { Page } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'
import { toPage } from '@kea/shared/page/to-page'
import { isObject } from '../http/json'

/** The rendered document of a page. */
export interface PageDocument {
  status: number
  /** The pattern of the route, for the log. */
  route: string
  bytes: Uint8Array<ArrayBuffer>
  /** Headers that are the same for every request. */
  headers: Record<string, string>
}

/** The data of a page in all of its output formats. */
export interface PageAnswer {
  data: PageData
  /** The answer of /cacheurl. */
  json: string
  /** The page model of the shop. Head, first view and the data script are made of it. */
  page: Page
  /** Rendered at the first request. */
  document: PageDocument | null
}

export function answerOf(path: string, data: PageData): PageAnswer {
  return { data, json: JSON.stringify(data), page: toPage(path, data, parseHtml), document: null }
}

const isPageData = (value: unknown): value is PageData =>
  isObject(value) &&
  typeof value.status === 'number' &&
  isObject(value.data) &&
  isObject(value.data.metaData) &&
  isObject(value.config)

/** Reads stored page data. Throws for every other text. */
export function readPageAnswer(path: string, json: string): PageAnswer {
  const data: unknown = JSON.parse(json)
  if (!isPageData(data)) throw new Error('not page data')
  return answerOf(path, data)
}

/** Size of the shell and the head in a document. */
const DOCUMENT_MARGIN = 20_000

/** Size of the style sheet, which the document of a missing page contains. */
const STYLE_SIZE = 70_000

/** Approximate bytes in memory: the data, their text, the page model and the document. */
export const sizeOf = ({ json, data }: PageAnswer): number =>
  json.length * 5 + DOCUMENT_MARGIN + (data.status === 404 ? STYLE_SIZE : 0)
