import type { ProductDefinition } from '@kea/design/product/definition'
import { paintCanvas } from './box/picture'
import { handleBeside } from './cylinder/handle'
import { paintMugs } from './cylinder/picture'
import type { SolidKind } from './solid-kind'

export type SolidName = ProductDefinition['views'][number]['solid']

/** The solids by their names in the definition of a product. Each is a folder, and nothing else asks for a name. */
export const SOLIDS: Record<SolidName, SolidKind> = {
  box: {
    paintPicture: paintCanvas,
    finished: { turns: 'body', load: async () => (await import('./box/body')).body },
  },
  cylinder: {
    noun: 'mug',
    beside: handleBeside,
    paintPicture: paintMugs,
    finished: { turns: 'body', load: async () => (await import('./cylinder/body')).body },
  },
  frame: { finished: { turns: 'body', load: async () => (await import('./frame/body')).body } },
  block: { noun: 'photo block', finished: { turns: 'body', load: async () => (await import('./block/body')).body } },
  cushion: { noun: 'cushion', finished: { turns: 'body', load: async () => (await import('./cushion/body')).body } },
  cube: { noun: 'cube', finished: { turns: 'body', load: async () => (await import('./cube/body')).body } },
  lamp: { noun: 'lamp', finished: { turns: 'body', load: async () => (await import('./lamp/body')).body } },
  book: { finished: { turns: 'pages', load: async () => (await import('./book/pages')).pages } },
  calendar: { finished: { turns: 'pages', load: async () => (await import('./calendar/pages')).pages } },
  cards: { finished: { turns: 'pages', load: async () => (await import('./cards/pages')).pages } },
  tiles: { finished: { turns: 'pages', load: async () => (await import('./tiles/pages')).pages } },
}

/** The solid of a product; null for one that stays flat. */
export const solidOf = (name: SolidName | null | undefined): SolidKind | null => (name ? SOLIDS[name] : null)
