/**
 * Paths that open the tool of another path. They are no patterns of the route table: its module would come with them,
 * and the first request of a tool is sent before the shop has loaded.
 */
const SAME_TOOL: Record<string, string> = {
  'uploadchoice-new': 'uploadchoice',
  'create-your-rug': 'rug-tool',
  'neonchampnew-tool': 'neonchamp-tool',
  'neon-sign-tool-products': 'neonchamp-tool',
  'create-your-own-neon-sign': 'neonchamp-tool',
}

/** The tool that a path opens, as products name it: `/photomug-tool` → `photomug-tool`. */
export function toolOf(path: string): string {
  const name = path.split('/').find(Boolean) ?? ''
  return SAME_TOOL[name] ?? name
}

/** True for a tool whose designs are neon signs. */
export const isSignTool = (tool: string): boolean => tool === 'neonchamp-tool' || tool === 'neonchampnew-tool'
