import type { PathCache } from './kept-files'

/** A design tool that was open on this device. */
export interface OpenedTool {
  page: string
  name: string
}

interface Ports {
  /** Documents by the path of their page. */
  documents: () => Promise<PathCache>
  /** Loads a page as somebody whom the shop does not know. */
  load: (page: string) => Promise<Response>
}

const LIST = '/opened'
const TOOLS_MAX = 5

const isTools = (value: unknown): value is OpenedTool[] =>
  Array.isArray(value) && value.every((each) => typeof each?.page === 'string' && typeof each.name === 'string')

const pathOf = (page: string): string => page.replace(/[?#].*$/s, '')

/** The documents of design tools, the only pages that open without a connection. They have no data of a customer. */
export class KeptTools {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Keeps the document of a tool that is open. */
  async keep({ page, name }: OpenedTool): Promise<void> {
    const documents = await this.#ports.documents()
    const response = await this.#ports.load(page)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
    // What no cache may store is not stored here either.
    const isStored = !/no-store|private/.test(response.headers.get('cache-control') ?? '')
    if (response.status !== 200 || response.redirected || !isHtml || !isStored) return
    await documents.put(pathOf(page), response)
    const others = (await this.list()).filter((other) => other.page !== page)
    const opened = [{ page, name }, ...others].slice(0, TOOLS_MAX)
    await documents.put(LIST, new Response(JSON.stringify(opened)))
  }

  /** The document of a page; undefined for a page that was no tool, or not open here. */
  document = async (path: string): Promise<Response | undefined> =>
    path === LIST ? undefined : (await this.#ports.documents()).match(path)

  /** The tools that were open here, the last one first. */
  async list(): Promise<OpenedTool[]> {
    const stored = await (await this.#ports.documents()).match(LIST)
    const list: unknown = await stored?.json().catch(() => null)
    return isTools(list) ? list : []
  }
}
