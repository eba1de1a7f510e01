import type { DesignItem, Frame } from './document'

/** An item with a frame of its own. */
export type FreeItem = DesignItem & { frame: Frame }

export const isFree = (item: DesignItem): item is FreeItem => item.frame !== undefined
