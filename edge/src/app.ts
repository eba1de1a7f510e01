import { OPERATOR_PATH } from '@kea/shared/constants/operator'
import { REST_PATH } from '@kea/shared/constants/rest'
import { CONSENT_PATH } from '@kea/shared/measuring/consent'
import { routes } from '@kea/shared/routes'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { Hono } from 'hono'
import type { AppEnv, Env } from './context'
import { earlierFile } from './files/earlier-file'
import { llms, mainMenu, robots, security, sitemap, sitemaps } from './files/generated-files'
import { serviceWorker } from './files/service-worker'
import { videoFile } from './files/video-file'
import { captchaHandler } from './handlers/captcha-handler'
import { consentHandler } from './handlers/consent-handler'
import { eventsHandler } from './handlers/events-handler'
import { graphqlHandler } from './handlers/graphql-handler'
import { mailViewerHandler } from './handlers/mail-viewer-handler'
import { oneClickHandler } from './handlers/one-click-handler'
import { operatorHandler } from './handlers/operator-handler'
import { deepHealthLimit, pageDataLimit, pageLimit } from './handlers/page-limit'
import { payHandler } from './handlers/pay-handler'
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

/** The routes of the edge. Their order matters. */
export function createApp(makeServices: (env: Env) => Services) {
  const app = new Hono<AppEnv>()
  app.onError(handleError)

  // 1. Request id, services and common headers.
  app.use(prepare(makeServices), secureOnly())

  // 2. Machine endpoints. No redirect and no page applies to them.
  app.get('/healthz', deepHealthLimit(), health())
  app.all('/graphql', graphqlHandler())
  for (const path of ['/uploads', '/uploads/*']) app.all(path, uploadsHandler())
  app.get('/media/*', uploadsHandler())
  app.all(SEARCH_PATH, searchHandler())
  app.all(`${REST_PATH}/*`, restHandler()).all(OPERATOR_PATH, operatorHandler())
  app.all('/__mail/*', mailViewerHandler()).all('/pay/*', payHandler())
  app.get('/altcha', captchaHandler()).all('/events', eventsHandler()).all(CONSENT_PATH, consentHandler())
  app.post(routes.unsubscribe.pattern, oneClickHandler())
  app.get('/cacheurl', pageDataLimit(), pageData())
  app.use(cachingHandler())
  // Not built yet. They must never be answered with a page.
  for (const path of ['/rest', '/rest/*', '/search/1', '/search/1/*']) app.all(path, noSuchEndpoint)

  // 3. Generated files and missing files.
  app.get('/robots.txt', robots()).get('/sitemap.xml', sitemaps()).get('/:file{sitemap-[0-9]+\\.xml}', sitemap())
  app.get('/llms.txt', llms()).get('/.well-known/security.txt', security())
  app.get('/main-menu.json', mainMenu()).get('/service-worker.js', serviceWorker())
  app.get('/videos/*', videoFile()).get('/assets/*', earlierFile())
  app.get('*', missingFiles(), developerCookie(), purgeAllQuery())

  // 4. Page lookup and permanent redirects. They are the same for everyone.
  app.get('*', pageLimit(), refreshQuery(), findPage(), permanentRedirects())

  // 5. Redirects that depend on a cookie. No cache may store them.
  app.get('*', personalRedirects())

  // 6. The page.
  app.get('*', renderPage())
  app.all('*', methodNotAllowed)
  return app
}
