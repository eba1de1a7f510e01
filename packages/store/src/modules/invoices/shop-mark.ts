import type { PathPrimitive } from '@kea/design/geometry/display-list'

/** The logo of the shop on 32 × 32, as absolute lines: the printer knows no circles and no relative ones. */
export const SHOP_MARK: readonly PathPrimitive[] = [
  {
    kind: 'path',
    fill: '#2f5d3a',
    path: 'M16 2 C23.732 2 30 8.268 30 16 C30 23.732 23.732 30 16 30 C8.268 30 2 23.732 2 16 C2 8.268 8.268 2 16 2 Z',
  },
  {
    kind: 'path',
    fill: '#ffffff',
    path: 'M8.2 25.4 C7.9 17.5 10.8 10.4 18.2 9.1 C21.6 8.5 24.5 10 25.9 12.7 C26.9 14.7 26.8 17.2 25.6 20.1 C25.3 20.8 24.4 20.8 24.1 20.1 C23.4 18.3 22.2 17.2 20.2 17 C18.8 20.9 15.4 24.4 8.2 25.4 Z',
  },
  {
    kind: 'path',
    fill: '#e2571e',
    path: 'M8.2 25.4 C9.4 22.3 11.5 20.2 14.5 18.9 C15.53 19.27 16.57 19.63 17.6 20 C15.6 23 12.6 24.8 8.2 25.4 Z',
  },
  {
    kind: 'path',
    fill: '#16211b',
    path: 'M18.6 11.7 C19.318 11.7 19.9 12.282 19.9 13 C19.9 13.718 19.318 14.3 18.6 14.3 C17.882 14.3 17.3 13.718 17.3 13 C17.3 12.282 17.882 11.7 18.6 11.7 Z',
  },
]

export const SHOP_MARK_SIZE = 32
