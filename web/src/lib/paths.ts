/** One form for one page: no slash at the end, and `/home` is `/`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === '/home' ? '/' : path
}

/** True for a path of this shop; `//host` and `/\host` would leave it. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
