import type { CmsPageData, ConfigData, PageData, PageDetailsData } from '@kea/shared/page/page-data'

/** What a backend answers to the page query. */
export interface GraphqlAnswer {
  data?: {
    pageDetails?: PageDetailsData | null
    cmsPage?: CmsPageData | null
    configvalues?: { key: string; value?: string | null }[] | null
  } | null
  errors?: { message?: string; extensions?: { category?: string } }[]
}

const NOT_THERE = 'graphql-no-such-entity'

/**
 * The page data of an answer, used as far as it goes; throws where it does not say whether the page is there.
 *
 * @param statusOf the status of a page from whether the backend knows it; 301 comes before it
 */
export function toPageData(
  { data, errors = [] }: GraphqlAnswer,
  config: ConfigData,
  statusOf: (known: boolean) => number,
): PageData {
  if (!data) throw new Error(errors[0]?.message ?? 'no data')
  const { pageDetails = null, cmsPage = null } = data
  const known = pageDetails !== null || cmsPage !== null
  // A page that could not be looked up is not a page that is not there.
  const broken = errors.find((error) => error.extensions?.category !== NOT_THERE)
  if (broken && !known) throw new Error(broken.message)
  return {
    status: pageDetails?.redirect_code === 301 ? 301 : statusOf(known),
    pageDetails,
    data: { metaData: cmsPage ? { cmsPage } : {} },
    config,
    offer: null,
  }
}
