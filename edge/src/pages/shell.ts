import { type BuildManifest, MANIFEST_PATH, readManifest } from './build-manifest'

/** The parts of the built index.html between its placeholders. A page joins them with its own strings. */
export interface Shell {
  beforeHead: string
  beforeFirstView: string
  beforePageData: string
  end: string
  /** The preload header of the style sheet; none if a script loads the style. */
  headers: Record<string, string>
  /** For documents that contain the style sheet; null if it cannot be read. */
  styled: StyledShell | null
  /** The files of the build; empty if its manifest cannot be read. */
  manifest: BuildManifest
}

interface StyledShell {
  /** `beforeFirstView` with the text of the style sheet instead of its link. */
  beforeFirstView: string
  /** The source of this text for the content security policy. */
  styleSource: string
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
  return { beforeHead, beforeFirstView, beforePageData, end, headers, styled: null, manifest }
}

/** The shell with the text of its style sheet. */
async function withStyle(shell: Shell, asset: (path: string) => Promise<Response>): Promise<Shell> {
  const [link, path] = STYLE.exec(shell.beforeFirstView) ?? []
  if (!link || !path) return shell
  try {
    const response = await asset(path)
    const style = await response.text()
    if (!response.ok || style.includes('</')) return shell
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const styleSource = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
    const beforeFirstView = shell.beforeFirstView.replace(link, () => `<style>${style}</style>`)
    return { ...shell, styled: { beforeFirstView, styleSource } }
  } catch {
    return shell
  }
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
    shell = await withStyle(splitShell(await response.text(), manifest), asset)
    return shell
  }
}
