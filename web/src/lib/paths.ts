/** The canonical path of a page: no slash at the end, and `/` for `/home`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === '/home' ? '/' : path
}

/** True for a path inside this shop; `//host` and `/\host` lead to other hosts. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
