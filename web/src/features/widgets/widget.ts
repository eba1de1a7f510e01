import type { Page } from '@kea/shared/page/page'
import type { WidgetItem } from './parse-content'

/** What every widget of CMS content gets. */
export interface WidgetProps {
  page: Page
  data: Record<string, string>
  items: readonly WidgetItem[]
  /** True for the widget that follows the hero: its pictures may be seen first. */
  isEarly: boolean
}
