import { routes } from './routes'

/** Paths that open the tool of another path. */
const SAME_TOOL: Record<string, string> = {
  [routes.uploadchoiceNew.pattern]: 'uploadchoice',
  [routes.createRug.pattern]: 'rug-tool',
}

/** The tool that a path opens, as products name it: `/photomug-tool` → `photomug-tool`. */
export function toolOf(path: string): string {
  const name = path.split('/').find(Boolean) ?? ''
  return SAME_TOOL[`/${name}`] ?? name
}
