import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answerText } from './answer'

/** Folders that hold files only. */
const FILE_FOLDERS = /^\/(?:assets|pictures)\//
const FILE_NAME = /\.[a-z0-9]{1,10}$/i

/**
 * Files that exist never reach the Worker. So a path that looks like a file is missing, and a missing file is no page:
 * an old script address must not be answered with HTML, nor be kept by a cache while a deployment is under way.
 */
export const missingFiles = () =>
  createMiddleware<AppEnv>((c, next) => {
    const { pathname } = c.get('url')
    if (!FILE_FOLDERS.test(pathname) && !FILE_NAME.test(pathname)) return next()
    return Promise.resolve(answerText(c, 'There is no such file.', 404))
  })
