import type { Region } from '@kea/design/document/settings'

/** A new region without a name does not compile. */
const REGION_NAMES: Readonly<Record<Region, string>> = {
  northland: 'Northland',
  auckland: 'Auckland',
  waikato: 'Waikato',
  'bay-of-plenty': 'Bay of Plenty',
  gisborne: 'Gisborne',
  taranaki: 'Taranaki',
  'hawkes-bay': 'Hawke’s Bay',
  'manawatu-whanganui': 'Manawatū-Whanganui',
  wellington: 'Wellington',
  'nelson-tasman': 'Nelson and Tasman',
  marlborough: 'Marlborough',
  buller: 'Buller',
  'west-coast': 'West Coast',
  canterbury: 'Canterbury',
  'south-canterbury': 'South Canterbury',
  otago: 'Otago',
  southland: 'Southland',
  'chatham-islands': 'Chatham Islands',
}

/** What people call the regions, from north to south. */
export const REGION_LIST = Object.entries(REGION_NAMES) as [Region, string][]
