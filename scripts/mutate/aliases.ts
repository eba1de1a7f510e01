import { resolve } from 'node:path'

// Stryker works in a copy of the repository. The links in node_modules point at the original, so the copy's own packages
// are named here.
const here = (path: string) => resolve(process.cwd(), path)

export const aliases = [
  { find: /^~(?=\/)/, replacement: here('web/src') },
  { find: /^@kea\/(shared|design|text|print)\/(.*)$/, replacement: here('packages/$1/src/$2.ts') },
]
