import { HelpDocument } from '~/api/__generated__/documents/Help'
import type { HelpQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface Help {
  /** "Monday to Friday, 9 am to 5 pm"; '' for a shop that does not say. */
  hours: string
  /** The quickest answers, as HTML; '' for a shop without them. */
  answers: string
}

export function toHelp({ configvalues, cmsBlocks }: HelpQuery): Help {
  const values = new Map((configvalues ?? []).flatMap((one) => (one ? [[one.key, one.value?.trim() ?? '']] : [])))
  const days = values.get('BUSINESS_DAYS') ?? ''
  const hours = values.get('BUSINESS_HOURS') ?? ''
  return {
    hours: days && hours ? `${days}, ${hours}` : days || hours,
    answers: cmsBlocks?.items?.[0]?.content ?? '',
  }
}

export const helpQuery = gqlQuery(HelpDocument, { fields: ['BUSINESS_DAYS', 'BUSINESS_HOURS'] }, toHelp, STALE.settings)
