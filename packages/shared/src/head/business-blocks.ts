import { COUNTRY, LANGUAGE } from '../constants/business'
import { instantOf } from '../instant'
import { routes } from '../routes'
import { type Block, type Source, schemaValue } from './block'
import { plainText } from './escape'
import { textOf } from './outline'
import { socialImage } from './social'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const idOf = ({ site }: Source, name: string): string => `${site.url}/#${name}`
const organisationId = (source: Source): string => idOf(source, 'organization')

function organisation(source: Source): Block {
  const { site, page } = source
  const { legalName, email, phone, socialLinks } = page.settings
  return {
    '@type': 'Organization',
    '@id': organisationId(source),
    name: site.brand,
    ...(legalName !== '' && { legalName }),
    url: `${site.url}/`,
    logo: `${site.url}/kea-180.png`,
    ...(email !== '' && { email }),
    ...(phone !== '' && { telephone: phone }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks }),
  }
}

/** The business of the shop; null without an address. Orders are accepted at any hour. */
function business(source: Source): Block | null {
  const { site, page } = source
  const { street, city, postcode, phone, email } = page.settings
  if (street === '') return null
  const image = socialImage(page, site)?.url
  return {
    '@type': 'LocalBusiness',
    '@id': idOf(source, 'business'),
    name: site.brand,
    url: `${site.url}/`,
    ...(image && { image }),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postcode,
      addressCountry: COUNTRY,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.map(schemaValue),
      opens: '00:00',
      closes: '23:59',
    },
    parentOrganization: { '@id': organisationId(source) },
  }
}

const website = (source: Source): Block => ({
  '@type': 'WebSite',
  '@id': idOf(source, 'website'),
  name: source.site.brand,
  url: `${source.site.url}/`,
  inLanguage: LANGUAGE,
  publisher: { '@id': organisationId(source) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${source.site.url}${routes.searchResult()}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** The running offer as an event, with its own start and end; none without both dates or outside of them. */
function offerEvent(source: Source): Block | null {
  const { page, site, now, readHtml } = source
  const { offer } = page
  if (!offer) return null
  const start = instantOf(offer.offer_start_date)
  const end = instantOf(offer.offer_end_date)
  const name = plainText(textOf(offer.sale_title ?? '', readHtml), 110)
  if (name === '' || start === null || end === null || now < start || now >= end) return null
  const image = socialImage(page, site)?.url
  const text = textOf(offer.offer_text ?? '', readHtml)
  return {
    '@type': 'SaleEvent',
    name,
    // A text whose placeholders are not filled is not shown.
    description: plainText((text.includes('{') ? '' : text) || page.description || name, 1000),
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    eventStatus: schemaValue('EventScheduled'),
    eventAttendanceMode: schemaValue('OnlineEventAttendanceMode'),
    location: { '@type': 'VirtualLocation', url: `${site.url}/` },
    organizer: { '@type': 'Organization', name: site.brand, url: `${site.url}/` },
    ...(image && { image }),
  }
}

/** The blocks about the business, for the home page only. */
export function businessBlocks(source: Source): (Block | null)[] {
  const { path } = source.page
  const isHome = path === '/' || path === '/home'
  if (!isHome || source.site.brand === '') return []
  return [organisation(source), business(source), website(source), offerEvent(source)]
}
