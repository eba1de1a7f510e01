import { type BuildManifest, MANIFEST_PATH, readManifest } from './build-manifest'

/** The parts of the built index.html between its placeholders. A page joins them with its own strings. */
export interface Shell {
  beforeHead: string
  beforeFirstView: string
  beforePageData: string
  end: string
  /** The preload header of the style sheet; none if a script loads the style. */
  headers: Record<string, string>
  /** The files of the build; empty if its manifest cannot be read. */
  manifest: BuildManifest
}

const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">/

/** Splits web/index.html at its placeholders. */
export function splitShell(html: string, manifest: BuildManifest = new Map()): Shell {
  const pieces = html.split(/<!--(?:head|first-view|page-data)-->/)
  const [beforeHead, beforeFirstView, beforePageData, end] = pieces
  if (pieces.length !== 4 || beforeHead === undefined || !beforeFirstView || !beforePageData || end === undefined) {
    throw new Error(`The shell has ${pieces.length - 1} slots instead of head, first-view and page-data.`)
  }
  const style = STYLE.exec(html)?.[1]
  const headers: Record<string, string> = style ? { link: `<${style}>; rel=preload; as=style; crossorigin` } : {}
  return { beforeHead, beforeFirstView, beforePageData, end, headers, manifest }
}

/** The manifest only makes pages faster, so a page is sent without it. */
async function manifestOf(asset: (path: string) => Promise<Response>): Promise<BuildManifest> {
  try {
    const response = await asset(MANIFEST_PATH)
    return readManifest(response.ok ? await response.json() : null)
  } catch {
    return new Map()
  }
}

/** Reads the shell once per isolate. A failed read is repeated at the next request. */
export function createShell(asset: (path: string) => Promise<Response>): () => Promise<Shell> {
  let shell: Shell | null = null
  return async () => {
    if (shell) return shell
    const [response, manifest] = await Promise.all([asset('/index.html'), manifestOf(asset)])
    if (!response.ok) throw new Error(`The shell is missing: /index.html answered ${response.status}.`)
    shell = splitShell(await response.text(), manifest)
    return shell
  }
}
