import { LANGUAGE } from '../constants/business'
import { instantOf } from '../instant'
import type { VideoData } from '../page/page-data'
import { absolute } from './address'
import type { Block, Source } from './block'
import { plainText } from './escape'
import { questionsIn } from './faq'
import { socialImage } from './social'

const DURATION = /^P(?=\d|T\d)(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/

export function breadcrumbBlock({ page, site }: Source): Block | null {
  const items = page.breadcrumbs.flatMap(({ label, url }) => {
    const item = absolute(url, site)
    return item && label.trim() !== '' ? [{ name: plainText(label, 110), item }] : []
  })
  if (items.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  }
}

/** Every answered question on the page: from its content and from shoppers. */
export function faqBlock({ page, readHtml }: Source): Block | null {
  const shown = [...questionsIn(page.content, readHtml), ...page.questions]
  const questions = [...new Map(shown.map((entry) => [entry.question, entry])).values()]
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question, 300),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, 5000) },
    })),
  }
}

function videoBlock({ site, page }: Source, video: VideoData): Block | null {
  const uploaded = instantOf(video.uploadDate)
  const thumbnail = video.thumbnailUrl && absolute(video.thumbnailUrl, site)
  const contentUrl = video.src && absolute(video.src, site)
  const embedUrl = video.embedUrl && absolute(video.embedUrl, site)
  // Required fields of a video. Search engines report a block without them as an error.
  if (video.name.trim() === '' || uploaded === null || !thumbnail || !(contentUrl || embedUrl)) return null
  return {
    '@type': 'VideoObject',
    name: plainText(video.name, 300),
    description: plainText(video.description || page.description || video.name, 2000),
    thumbnailUrl: thumbnail,
    uploadDate: new Date(uploaded).toISOString(),
    ...(DURATION.test(video.duration ?? '') && { duration: video.duration }),
    ...(contentUrl && { contentUrl }),
    ...(embedUrl && { embedUrl }),
  }
}

export const videoBlocks = (source: Source): (Block | null)[] =>
  source.page.videos.map((video) => videoBlock(source, video))

export function postBlock({ page, site, canonical }: Source): Block | null {
  const { post } = page
  if (!post || post.title === '') return null
  const image = socialImage(page, site)?.url
  const logo = { '@type': 'ImageObject', url: `${site.url}/kea-180.png`, width: 180, height: 180 }
  const publisher = { '@type': 'Organization', name: site.brand, logo }
  return {
    '@type': 'BlogPosting',
    headline: plainText(post.title, 110),
    ...(page.description !== '' && { description: plainText(page.description, 1000) }),
    ...(image && { image }),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    author:
      post.author === '' || post.author === site.brand
        ? publisher
        : { '@type': 'Person', name: plainText(post.author, 110) },
    publisher,
    mainEntityOfPage: canonical,
    url: canonical,
    inLanguage: LANGUAGE,
  }
}
