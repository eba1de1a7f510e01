import type { Page } from '@kea/shared/page/page'
import type { ComponentType } from 'react'
import type { WidgetItem } from './parse-content'

/** The props of every widget of CMS content. */
export interface WidgetProps {
  page: Page
  data: Record<string, string>
  items: readonly WidgetItem[]
  /** True for the first widget after the hero, whose pictures may be visible without a scroll. */
  isEarly: boolean
}

export type Widget = ComponentType<WidgetProps>

/** Title and lead of a widget's section, as the editor of the page wrote them. */
export const headingOf = ({ title, text }: Record<string, string>): { title?: string; lead?: string } => ({
  ...(title && { title }),
  ...(text && { lead: text }),
})
