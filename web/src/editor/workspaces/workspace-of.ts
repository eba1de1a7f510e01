import type { DesignDocument } from '@kea/design/document/document'
import type { EditorProduct } from '../model/product'
import type { Session } from '../model/session'
import { GRID } from './grid'
import { PAGES } from './pages'
import { STAGE } from './stage'
import type { Workspace } from './workspace'

type Product = Pick<EditorProduct, 'definition'>

const WORKSPACES: Record<EditorProduct['definition']['arrangement']['kind'], Workspace> = {
  parts: STAGE,
  copies: GRID,
  pages: PAGES,
}

/** The workspace of a product. */
export const workspaceOf = ({ definition }: Product): Workspace => WORKSPACES[definition.arrangement.kind]

interface Opened {
  product: Product
  design: DesignDocument
}

/** True for a design that has surfaces to choose from in an overview. */
export const hasOverview = ({ product, design }: Opened): boolean =>
  workspaceOf(product).overview?.isFor(product.definition, design) ?? false

/** The overview while it is shown; null while one surface is in front. */
export const overviewOf = (opened: Opened, { isSurfaceOpen }: Pick<Session, 'isSurfaceOpen'>): Workspace['overview'] =>
  isSurfaceOpen || !hasOverview(opened) ? null : workspaceOf(opened.product).overview
