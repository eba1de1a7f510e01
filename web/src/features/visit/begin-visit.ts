import { isOurCampaign } from './is-our-campaign'
import { documentLoad, keepVisit } from './keep-visit'

/** Runs once in each document. */
export const beginVisit = (): string | null => keepVisit(documentLoad(), isOurCampaign)
