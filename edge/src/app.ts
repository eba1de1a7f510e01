import { OPERATOR_PATH } from '@kea/shared/constants/operator'
import { REST_PATH } from '@kea/shared/constants/rest'
import { routes } from '@kea/shared/routes'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { Hono } from 'hono'
import type { AppEnv, Env } from './context'
import { llms, robots, security, sitemap, sitemaps } from './files/own-files'
import { videoFile } from './files/video-file'
import { captchaHandler } from './handlers/captcha-handler'
import { graphqlHandler } from './handlers/graphql-handler'
import { oneClickHandler } from './handlers/one-click-handler'
import { operatorHandler } from './handlers/operator-handler'
import { deepHealthLimit, pageDataLimit, pageLimit } from './handlers/page-limit'
import { restHandler } from './handlers/rest-handler'
import { searchHandler } from './handlers/search-handler'
import { uploadsHandler } from './handlers/uploads-handler'
import { handleError, methodNotAllowed, noSuchEndpoint } from './http/errors'
import { health } from './http/health'
import { missingFiles } from './http/missing-files'
import { prepare } from './http/prepare'
import { secureOnly } from './http/secure-only'
import { findPage } from './pages/find-page'
import { pageData } from './pages/page-data'
import { renderPage } from './pages/render-page'
import { cachingHandler } from './public-api/caching-handler'
import { purgeAllQuery, refreshQuery } from './purge/purge-queries'
import { permanentRedirects } from './redirects/permanent-redirects'
import type { Services } from './services'
import { developerCookie } from './session/developer-cookie'
import { personalRedirects } from './session/personal-redirects'

/** Machine addresses without an endpoint behind them (yet); they must never be answered with a page. */
const LATER = ['/rest', '/rest/*', '/search/1', '/search/1/*', '/events', '/__mail', '/__mail/*', '/pay', '/pay/*']

/** The edge as a table of contents; the order is its meaning. */
export function createApp(makeServices: (env: Env) => Services) {
  const app = new Hono<AppEnv>()
  app.onError(handleError)

  // 1. Before everything: who is asked what, with which services, and the headers of every answer.
  app.use(prepare(makeServices), secureOnly())

  // 2. Machine endpoints. They never meet a redirect or a page.
  app.get('/healthz', deepHealthLimit(), health())
  app.all('/graphql', graphqlHandler())
  app.all('/uploads', uploadsHandler())
  app.all('/uploads/*', uploadsHandler())
  app.get('/media/*', uploadsHandler())
  app.all(SEARCH_PATH, searchHandler())
  app.all(`${REST_PATH}/*`, restHandler())
  app.all(OPERATOR_PATH, operatorHandler())
  app.get('/altcha', captchaHandler())
  app.post(routes.unsubscribe.pattern, oneClickHandler())
  app.get('/cacheurl', pageDataLimit(), pageData())
  app.use(cachingHandler())
  for (const path of LATER) app.all(path, noSuchEndpoint)

  // 3. Files that the edge makes, and files that are not there.
  app.get('/robots.txt', robots())
  app.get('/sitemap.xml', sitemaps())
  app.get('/:file{sitemap-[0-9]+\\.xml}', sitemap())
  app.get('/llms.txt', llms())
  app.get('/.well-known/security.txt', security())
  app.get('/videos/*', videoFile())
  app.get('*', missingFiles(), developerCookie(), purgeAllQuery())

  // 4. What stands at the path, and where it has moved for good: the same for everyone.
  app.get('*', pageLimit(), refreshQuery(), findPage())
  app.get('*', permanentRedirects())

  // 5. Who asks: nobody may keep what follows from a cookie.
  app.get('*', personalRedirects())

  // 6. The page.
  app.get('*', renderPage())
  app.all('*', methodNotAllowed)
  return app
}
