import type { DrawingOf } from '@kea/design/items/graphic/drawing'
import { OnDemand } from '../model/OnDemand'

/** The drawings of the shop. They load when a design first shows one, or a panel does. */
export class GraphicLibrary extends OnDemand<DrawingOf> {
  drawing: DrawingOf = (id) => this.read()?.(id) ?? null
}
