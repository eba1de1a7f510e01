import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answerText } from './answer'

/** Folders with files only. */
const FILE_FOLDERS = /^\/(?:assets|pictures)\//
const FILE_NAME = /\.[a-z0-9]{1,10}$/i

/**
 * Existing files never reach the Worker, so a path that looks like a file is missing. A missing file must not be answered
 * with HTML, and no cache may store the 404 during a deployment.
 */
export const missingFiles = () =>
  createMiddleware<AppEnv>((c, next) => {
    const { pathname } = c.get('url')
    if (!FILE_FOLDERS.test(pathname) && !FILE_NAME.test(pathname)) return next()
    return Promise.resolve(answerText(c, 'There is no such file.', 404))
  })
