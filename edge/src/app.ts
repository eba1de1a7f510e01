import { OPERATOR_PATH } from '@kea/shared/constants/operator'
import { REST_PATH } from '@kea/shared/constants/rest'
import { routes } from '@kea/shared/routes'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { Hono } from 'hono'
import { cachingDoor } from './caching/caching-door'
import { clearAllQuery, refreshQuery } from './caching/clear-queries'
import type { AppEnv, Env } from './context'
import { captchaDoor } from './doors/captcha-door'
import { graphqlDoor } from './doors/graphql-door'
import { oneClickDoor } from './doors/one-click-door'
import { operatorDoor } from './doors/operator-door'
import { deepHealthLimit, pageDataLimit, pageLimit } from './doors/page-limit'
import { restDoor } from './doors/rest-door'
import { searchDoor } from './doors/search-door'
import { studioDoor } from './doors/studio-door'
import { llms, robots, security, sitemap, sitemaps } from './files/own-files'
import { videoFile } from './files/video-file'
import { handleError, methodNotAllowed, noSuchEndpoint } from './http/errors'
import { health } from './http/health'
import { missingFiles } from './http/missing-files'
import { prepare } from './http/prepare'
import { secureOnly } from './http/secure-only'
import { findPage } from './pages/find-page'
import { pageData } from './pages/page-data'
import { renderPage } from './pages/render-page'
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
  app.all('/graphql', graphqlDoor())
  app.all('/uploads', studioDoor())
  app.all('/uploads/*', studioDoor())
  app.get('/media/*', studioDoor())
  app.all(SEARCH_PATH, searchDoor())
  app.all(`${REST_PATH}/*`, restDoor())
  app.all(OPERATOR_PATH, operatorDoor())
  app.get('/altcha', captchaDoor())
  app.post(routes.unsubscribe.pattern, oneClickDoor())
  app.get('/cacheurl', pageDataLimit(), pageData())
  app.use(cachingDoor())
  for (const path of LATER) app.all(path, noSuchEndpoint)

  // 3. Files that the edge makes, and files that are not there.
  app.get('/robots.txt', robots())
  app.get('/sitemap.xml', sitemaps())
  app.get('/:file{sitemap-[0-9]+\\.xml}', sitemap())
  app.get('/llms.txt', llms())
  app.get('/.well-known/security.txt', security())
  app.get('/videos/*', videoFile())
  app.get('*', missingFiles(), developerCookie(), clearAllQuery())

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
