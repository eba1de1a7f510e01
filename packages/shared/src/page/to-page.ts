import { heroExtrasOf, heroOf, heroText } from '../first-view/hero'
import { textOf } from '../head/outline'
import type { ReadHtml } from '../html/html-tree'
import { toCents } from '../money'
import { servicePages } from '../navigation/service-pages'
import { toCategory, toPost } from './blog'
import { cheapest } from './cheapest'
import { fillOffer } from './fill-offer'
import type { Page, ReviewDisplay } from './page'
import { OFFER_FIELDS, type PageData, type PageDetailsData } from './page-data'
import { present, text } from './present'
import type { Product, StartPrice } from './product'
import { toQuestions } from './questions'
import { type Settings, toSettings } from './settings'
import { toListing } from './to-listing'
import { toProduct } from './to-product'

const NO_REVIEWS: ReviewDisplay = { display: 'none', hasQuestions: false, questionCount: 0, hasShoppers: false }

/** Magento's value for reviews of an external service. */
const SERVICE = 'power'

function toReviews(data: PageDetailsData['review_data']): ReviewDisplay {
  if (!data) return NO_REVIEWS
  return {
    display: data.displayReview === SERVICE ? 'service' : data.displayReview ? 'own' : 'none',
    hasQuestions: data.displayQaLink ?? false,
    questionCount: data.faqCount ?? 0,
    hasShoppers: data.displayShopperLink ?? false,
  }
}

/** Magento's own URLs have no leading slash. */
const toPath = (url: string): string => (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url}`)

/** The lowest price of a page. Some backends send 0 for no price. */
function startPriceOf(details: PageDetailsData | null, product: Product | null): StartPrice | null {
  const amount = (value?: number | null) => (value != null && value > 0 ? toCents(value) : null)
  const regular = amount(details?.start_price?.regular_price)
  const special = amount(details?.start_price?.special_price)
  const cents = special ?? regular
  if (cents === null) return product && cheapest(product)
  const isDated = product?.prices.some((row) => row.offerTo !== null) ?? false
  return { cents, regularCents: special !== null && isDated ? regular : null }
}

/** Fields with a rule of their own in `headFor`. The viewport is in the document. */
const SEPARATE_FIELDS = new Set(['meta_description', 'meta_keywords', 'meta_robots', 'meta_viewport'])

const metaOf = (cms: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cms).flatMap(([field, value]) =>
      /^meta_[a-z0-9_]+$/.test(field) && !SEPARATE_FIELDS.has(field) && typeof value === 'string' && value.trim() !== ''
        ? [[field.slice('meta_'.length), value]]
        : [],
    ),
  )

/** A page without data, apart from the settings. */
export const blankPage = (path: string, status: number, settings: Settings): Page => ({
  path,
  id: null,
  status,
  redirectTo: null,
  kind: 'other',
  name: '',
  heading: '',
  metaTitle: null,
  description: '',
  keywords: '',
  meta: {},
  robots: null,
  canonical: null,
  image: null,
  imageAlt: '',
  lead: '',
  content: '',
  offerTexts: [],
  hero: null,
  heroExtras: null,
  breadcrumbs: [],
  startPrice: null,
  product: null,
  listing: null,
  questions: [],
  videos: [],
  reviews: NO_REVIEWS,
  post: null,
  posts: [],
  blogCategories: [],
  siteLinks: [],
  menu: [],
  offer: null,
  settings,
})

function contentPage(blank: Page, { pageDetails: details, data }: PageData, readHtml: ReadHtml): Page {
  const cms = data.metaData.cmsPage ?? null
  const product = details?.product ? toProduct(details.product) : null
  const isProduct = details?.type === 'PRODUCT'
  const moved = details?.redirect_code === 301 && details.relative_url
  const shot = product?.pictures[0]
  const listing = toListing(details?.listing)
  const content = text(cms?.content, isProduct ? details.product?.description?.html : null)
  return {
    ...blank,
    id: details?.id ?? null,
    redirectTo: moved ? toPath(moved) : null,
    kind: isProduct ? 'product' : details?.type === 'CMS_PAGE' ? 'content' : 'other',
    name: text(details?.name, cms?.name, cms?.title, product?.name),
    heading: text(cms?.content_heading, cms?.title, details?.name, product?.name),
    metaTitle:
      text(
        ...[cms?.meta_title, cms?.title, cms?.name, isProduct ? null : details?.name],
        ...[details?.product?.meta_title, details?.product?.title, details?.name, product?.name],
      ) || null,
    description: text(cms?.meta_description, details?.description, product?.description),
    keywords: text(cms?.meta_keywords, details?.product?.meta_keyword),
    meta: metaOf(cms ?? {}),
    // A product of Magento has no robots field. It is indexed.
    robots: cms || !isProduct ? (cms?.meta_robots ?? null) : 'INDEX,FOLLOW',
    canonical: text(cms?.custom_canonical_url, details?.canonical_url) || null,
    image: cms?.rich_snippet_image?.path ?? shot?.url ?? null,
    imageAlt: cms?.rich_snippet_image?.name ?? shot?.label ?? '',
    lead: isProduct
      ? textOf(details.product?.short_description?.html ?? '', readHtml)
      : listing
        ? heroText(content, readHtml)
        : '',
    content,
    offerTexts: OFFER_FIELDS.flatMap((field) => cms?.[field]?.trim() || []),
    breadcrumbs: (details?.breadcrumbs ?? []).filter(present),
    startPrice: startPriceOf(details, product),
    product,
    listing,
    questions: toQuestions(details?.qa?.items ?? [], readHtml),
    videos: (details?.videos ?? []).filter(present),
    reviews: toReviews(details?.review_data),
    siteLinks: data.metaData.sitePages ? [...data.metaData.sitePages, ...servicePages()] : [],
  }
}

const BLOG = { label: 'Blog', url: '/blog' }
const HOME = { label: 'Home', url: '/' }

function blogPage(blank: Page, data: PageData): Page {
  const { blogPost, blogPosts = [], blogCategories = [] } = data.data.metaData
  const { config } = data
  const common = {
    ...blank,
    robots: config.blog_meta_robots ?? 'INDEX,FOLLOW',
    blogCategories: blogCategories.map(toCategory),
  }
  if (blogPost) {
    const post = toPost(blogPost)
    return {
      ...common,
      kind: 'blog-post',
      name: post.title,
      heading: post.title,
      metaTitle: text(blogPost.metaTitle, post.title) || null,
      description: text(blogPost.meta_description, post.lead),
      image: post.image || null,
      imageAlt: post.title,
      lead: post.lead,
      content: text(blogPost.content),
      breadcrumbs: [HOME, BLOG, { label: post.title, url: blank.path }],
      post,
    }
  }
  const category = common.blogCategories.find(({ path }) => path === blank.path)
  const heading = category?.name ?? BLOG.label
  return {
    ...common,
    kind: 'blog-list',
    name: heading,
    heading,
    metaTitle: category ? `${category.name}: ${BLOG.label}` : text(config.blog_meta_title) || BLOG.label,
    description: [category?.name, text(config.blog_meta_description)].filter(Boolean).join(': '),
    keywords: text(config.blog_meta_keywords),
    breadcrumbs: category ? [HOME, BLOG, { label: heading, url: blank.path }] : [HOME, BLOG],
    posts: blogPosts.map(toPost),
  }
}

/** Converts the page data of the API to the shop's own page. `path` has no query. */
export function toPage(path: string, data: PageData, readHtml: ReadHtml): Page {
  const settings = toSettings(data.config)
  const common = { menu: data.menu ?? [], offer: fillOffer(data.offer, settings) }
  const blank = { ...blankPage(path, data.status, settings), ...common }
  const isBlog = data.data.metaData.blogPost || data.data.metaData.blogPosts
  const page = isBlog ? blogPage(blank, data) : contentPage(blank, data, readHtml)
  return { ...page, hero: heroOf(page, readHtml), heroExtras: heroExtrasOf(page, readHtml) }
}
