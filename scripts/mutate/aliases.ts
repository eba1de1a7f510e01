import { resolve } from 'node:path'

// Stryker works in a copy of the repository. The links in node_modules point at the original, so the copy's own packages
// are named here.
const here = (path: string) => resolve(process.cwd(), path)

export const aliases = [
  { find: /^~(?=\/)/, replacement: here('web/src') },
  { find: /^@kea\/shared\/view\/(.*)$/, replacement: here('packages/shared/src/view/$1.tsx') },
  { find: /^@kea\/(shared|design|text|photo|print)\/(.*)$/, replacement: here('packages/$1/src/$2.ts') },
]
