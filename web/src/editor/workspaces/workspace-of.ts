import type { EditorProduct } from '../model/product'
import type { Session } from '../model/session'
import { GRID } from './grid'
import { STAGE } from './stage'
import type { Workspace } from './workspace'

type Product = Pick<EditorProduct, 'definition'>

const WORKSPACES: Record<EditorProduct['definition']['arrangement']['kind'], Workspace> = {
  parts: STAGE,
  copies: GRID,
  pages: STAGE,
}

/** The workspace of a product. */
export const workspaceOf = ({ definition }: Product): Workspace => WORKSPACES[definition.arrangement.kind]

/** The overview while it is shown; null while one surface is in front. */
export const overviewOf = (product: Product, { isPrintOpen }: Pick<Session, 'isPrintOpen'>): Workspace['overview'] =>
  isPrintOpen ? null : workspaceOf(product).overview
