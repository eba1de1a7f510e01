import { BackToOverview } from '../BackToOverview'

/** Leads from one page back to all of them. */
export const BackToPages = () => <BackToOverview>All pages</BackToOverview>
