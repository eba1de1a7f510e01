import { parseHtml } from '../html/parse-html'
import type { Page } from '../page/page'
import type { CmsPageData, HeaderOfferData, MetaData, PageData, PageDetailsData } from '../page/page-data'
import { toPage } from '../page/to-page'

export const SITE = { url: 'https://shop.example', brand: 'Brand', mediaHosts: ['media.example'] }
/** The current time in the tests. */
export const NOW = Date.parse('2026-11-21T00:00:00Z')
export const PICTURE = '/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp'

interface PageParts {
  status?: number
  details?: Partial<PageDetailsData> | null
  cms?: CmsPageData | null
  config?: Record<string, string>
  /** Of a blog path. */
  blog?: MetaData
  offer?: HeaderOfferData | null
}

/** A page made from parts of the backend's data. */
export function pageAt(path: string, parts: PageParts = {}): Page {
  const { status = 200, details = null, cms = null, config = {}, blog = {}, offer = null } = parts
  const data: PageData = {
    status,
    pageDetails: details && { redirect_code: 0, ...details },
    data: { metaData: { ...blog, ...(cms && { cmsPage: cms }) } },
    config: { store_name: SITE.brand, site_url: SITE.url, ...config },
    offer,
  }
  return toPage(path, data, parseHtml)
}

const row = (uid: string, value: number, quantity = 1) => ({
  option_uids: [uid],
  quantity_from: quantity,
  price: { value },
})

/** A landing page that sells a canvas in two sizes from N$29.50. */
export const canvasDetails: Partial<PageDetailsData> = {
  type: 'CMS_PAGE',
  name: 'Canvas prints',
  breadcrumbs: [
    { label: 'Home', url: '/' },
    { label: 'Canvas prints', url: 'canvas-prints' },
  ],
  product: {
    sku: 'canvas-print',
    name: 'Canvas print',
    stock_status: 'IN_STOCK',
    options: [
      {
        uid: 'size',
        title: 'Size',
        required: true,
        value: [
          { uid: 's', title: '20 × 20 cm' },
          { uid: 'l', title: '60 × 90 cm' },
        ],
      },
    ],
    price_rows: [row('s', 29.5), row('l', 99), row('s', 25, 5)],
    personalisation: { tool: 'uploadchoice', definition: '{}' },
  },
}

export const canvasCms: CmsPageData = {
  title: 'Canvas prints',
  meta_title: 'Canvas prints of your photos',
  meta_description: 'Your photo on canvas.',
  meta_keywords: 'canvas, photo',
  meta_robots: 'INDEX,FOLLOW',
  content: `<div data-widget="hero" data-text="Made here" data-alt="A canvas" data-cta="Start Order" data-picture="${PICTURE}"></div>
<h2>Sizes &amp; prices</h2><p>Every canvas is <b>stretched</b> by hand. <a href="/faq">Questions</a></p>
<div data-widget="faq"><div data-question="How long?">Three days.</div></div>`,
}
