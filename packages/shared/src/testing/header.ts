import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../page/page'
import { DocumentHeader } from '../view/document/DocumentHeader'

/** The header of a page as the document has it. */
export const headerHtml = (page: Page, now: number): string =>
  renderToStaticMarkup(createElement(DocumentHeader, { page, now }))
