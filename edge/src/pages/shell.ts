import type { PolicySources } from '../http/content-policy'
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
  styled: ShellVariant | null
  /** The script that requests hints after the first paint; null if it cannot be read. */
  painted: EmbeddedText | null
  /** For documents whose first picture loads before the scripts; null if the script for it cannot be read. */
  waiting: WaitingShell | null
  /** The files of the build; empty if its manifest cannot be read. */
  manifest: BuildManifest
}

/** The start of a document with the text of a file of the build in it. */
export interface ShellVariant {
  /** Replaces `beforeFirstView`. */
  beforeFirstView: string
  /** The hash of this text for the content security policy. */
  policy: PolicySources
}

/** A text that can stand inside an element, and its hash as a source. */
interface EmbeddedText {
  text: string
  source: string
}

interface WaitingShell extends ShellVariant {
  /** The elements of the first scripts, which the document requests later. */
  scripts: string
}

const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const SCRIPTS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g
const FIRST_PICTURE = 'src/first-picture.ts'
const FIRST_PAINT = 'src/first-paint.ts'

/** Splits web/index.html at its placeholders. */
export function splitShell(html: string, manifest: BuildManifest = new Map()): Shell {
  const pieces = html.split(/<!--(?:head|first-view|page-data)-->/)
  const [beforeHead, beforeFirstView, beforePageData, end] = pieces
  if (pieces.length !== 4 || beforeHead === undefined || !beforeFirstView || !beforePageData || end === undefined) {
    throw new Error(`The shell has ${pieces.length - 1} slots instead of head, first-view and page-data.`)
  }
  const style = STYLE.exec(html)?.[1]
  const headers: Record<string, string> = style ? { link: `<${style}>; rel=preload; as=style; crossorigin` } : {}
  return {
    beforeHead,
    beforeFirstView,
    beforePageData,
    end,
    headers,
    styled: null,
    painted: null,
    waiting: null,
    manifest,
  }
}

type Asset = (path: string) => Promise<Response>

/** The text of a file that can stand inside an element, and its hash as a source; null if it cannot be read. */
async function embeddable(asset: Asset, path: string, before = '', after = ''): Promise<EmbeddedText | null> {
  try {
    const response = await asset(path)
    const text = before + (await response.text()) + after
    if (!response.ok || /<[!/]|<script/.test(text)) return null
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return { text, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` }
  } catch {
    return null
  }
}

/** A script of the build for a document. Names at its top would be global, so a function is around them. */
const embeddedScript = async (manifest: BuildManifest, module: string, asset: Asset) => {
  const file = manifest.get(module)?.file
  return file ? await embeddable(asset, `/${file}`, '(()=>{', '})()') : null
}

/** The start of a document with the text of its style sheet. */
async function styledShell({ beforeFirstView }: Shell, asset: Asset): Promise<Shell['styled']> {
  const [link, path] = STYLE.exec(beforeFirstView) ?? []
  const style = path ? await embeddable(asset, path) : null
  if (!link || !style) return null
  return {
    beforeFirstView: beforeFirstView.replace(link, () => `<style>${style.text}</style>`),
    policy: { 'style-src': [style.source] },
  }
}

/**
 * The start of a document with the script that waits for its first picture, in place of the first scripts. It stands
 * before the style sheet, which it would wait for otherwise.
 */
async function waitingShell({ beforeFirstView, manifest }: Shell, asset: Asset): Promise<Shell['waiting']> {
  const [link] = STYLE.exec(beforeFirstView) ?? []
  const script = await embeddedScript(manifest, FIRST_PICTURE, asset)
  if (!script || !link) return null
  const scripts = (beforeFirstView.match(SCRIPTS) ?? []).map((element) => element.trim())
  return {
    beforeFirstView: beforeFirstView
      .replace(SCRIPTS, '')
      .replace(link, () => `<script>${script.text}</script>\n    ${link}`),
    policy: { 'script-src': [script.source] },
    scripts: scripts.join(''),
  }
}

/** The manifest only makes pages faster, so a page is sent without it. */
async function manifestOf(asset: Asset): Promise<BuildManifest> {
  try {
    const response = await asset(MANIFEST_PATH)
    return readManifest(response.ok ? await response.json() : null)
  } catch {
    return new Map()
  }
}

/** Reads the shell once per isolate. A failed read is repeated at the next request. */
export function createShell(asset: Asset): () => Promise<Shell> {
  let shell: Shell | null = null
  return async () => {
    if (shell) return shell
    const [response, manifest] = await Promise.all([asset('/index.html'), manifestOf(asset)])
    if (!response.ok) throw new Error(`The shell is missing: /index.html answered ${response.status}.`)
    const pieces = splitShell(await response.text(), manifest)
    const [styled, painted, waiting] = await Promise.all([
      styledShell(pieces, asset),
      embeddedScript(manifest, FIRST_PAINT, asset),
      waitingShell(pieces, asset),
    ])
    shell = { ...pieces, styled, painted, waiting }
    return shell
  }
}
