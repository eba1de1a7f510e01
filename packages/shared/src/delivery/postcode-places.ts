/**
 * Towns by their postcodes for street addresses, written by hand from the codes that New Zealand Post assigned in 2006. The
 * list is not complete: it has the codes of cities and larger towns that have one town only. The form only suggests a
 * town, and the shopper may write another.
 */
import { postcodeRegions } from './postcode-regions'

/** For each region: the postcodes of a town and its name, separated by commas. Two digits stand for a whole area. */
const TOWNS: Readonly<Record<string, string>> = {
  Northland: '0110 0112 Whangārei, 0200 Paihia, 0210 Kawakawa, 0230 Kerikeri, 0310 Dargaville, 0410 Kaitāia',
  Auckland:
    '06 10 20 Auckland, 0810 Kumeū, 0800 Helensville, 0900 Wellsford, 0910 Warkworth, 0930 Whangaparāoa, 0931 Ōrewa, ' +
    '0932 Silverdale, 1081 Waiheke Island, 2018 Beachlands, 2102 2103 2104 2105 Auckland, 2110 2113 Papakura, ' +
    '2112 Takanini, 2120 Pukekohe, 2123 Waiuku',
  Waikato:
    '2121 Tuakau, 3200 3204 3206 3210 3214 3216 Hamilton, 3225 Raglan, 3300 Morrinsville, 3320 Te Aroha, 3330 Taupō, ' +
    '3400 Matamata, 3410 Tīrau, 3411 Putāruru, 3420 Tokoroa, 3432 3434 Cambridge, 3500 Thames, 3510 Whitianga, ' +
    '3600 Paeroa, 3610 Waihī, 3620 Whangamatā, 3700 Huntly, 3720 Ngāruawāhia, 3800 Te Awamutu, 3900 Ōtorohanga, ' +
    '3910 Te Kūiti',
  'Bay of Plenty':
    '3010 3015 Rotorua, 3110 3112 Tauranga, 3116 Mount Maunganui, 3118 Pāpāmoa, 3119 Te Puke, 3120 Whakatāne, ' +
    '3122 Ōpōtiki, 3127 Kawerau, 3129 Katikati, 3611 Waihī Beach',
  Gisborne: '4010 Gisborne',
  'Hawke’s Bay':
    '4108 Wairoa, 4110 4112 Napier, 4120 4122 Hastings, 4130 Havelock North, 4200 Waipukurau, 4210 Waipawa',
  Taranaki:
    '4310 4312 New Plymouth, 4320 Waitara, 4330 Inglewood, 4332 Stratford, 4520 Pātea, 4610 Hāwera, 4616 Ōpunake',
  'Manawatū-Whanganui':
    '3920 Taumarunui, 4410 4412 4414 Palmerston North, 4500 4501 Whanganui, 4702 Feilding, 4710 Marton, 4720 Taihape, ' +
    '4814 Foxton, 4818 Bulls, 4910 Pahīatua, 4920 Woodville, 4930 Dannevirke, 5510 Levin',
  Wellington:
    '60 Wellington, 5010 5011 5012 5013 Lower Hutt, 5014 Wainuiomata, 5018 5019 Upper Hutt, 5022 5024 5026 Porirua, ' +
    '5028 Wellington, 5032 Paraparaumu, 5034 Paekākāriki, 5036 Waikanae, 5512 Ōtaki, 5710 Featherston, ' +
    '5711 Martinborough, 5712 Greytown, 5713 Carterton, 5810 Masterton',
  Nelson: '7010 7011 Nelson',
  Tasman: '7020 Richmond, 7110 Tākaka, 7120 Motueka',
  Marlborough: '7201 Blenheim, 7220 Picton',
  'West Coast': '7805 Greymouth, 7810 Hokitika, 7825 Westport, 7830 Reefton',
  Canterbury:
    '7300 Kaikōura, 7334 Hanmer Springs, 7400 Rangiora, 7510 Darfield, 7520 Akaroa, 7608 Lincoln, 7614 Rolleston, ' +
    '7630 Kaiapoi, 7700 Ashburton, 7910 Timaru, 7920 Temuka, 7924 Waimate, 7930 Geraldine, 8011 8013 8014 8022 8023 ' +
    '8024 8025 8041 8042 8051 8052 8053 8061 8062 8081 Christchurch, 8082 Lyttelton',
  'Chatham Islands': '8016 Waitangi',
  Otago:
    '9010 9011 9012 9013 9014 9016 9018 9022 9023 Dunedin, 9024 Mosgiel, 9210 Balclutha, 9220 Milton, ' +
    '9300 Queenstown, 9302 Arrowtown, 9305 Wānaka, 9310 Cromwell, 9320 Alexandra, 9332 Ranfurly, 9400 Ōamaru',
  Southland: '9600 Te Anau, 9710 Gore, 9810 9812 Invercargill, 9814 Bluff, 9822 Riverton',
}

export interface Place {
  /** '' if the list has no town for the postcode. */
  city: string
  /** '' if the postcode may be in several regions. */
  region: string
}

/** Each code of the list with its place, as [code, place]. */
export const PLACES: readonly (readonly [string, Place])[] = Object.entries(TOWNS).flatMap(([region, towns]) =>
  towns.split(', ').flatMap((entry) => {
    const codes = entry.match(/\d+/g) ?? []
    const place = { city: entry.replace(/[\d\s]+/, ''), region }
    return codes.map((code) => [code, place] as const)
  }),
)

const places = new Map(PLACES)

/** The town and the region of a postcode, as far as they are certain. */
export function placeOf(postcode: string): Place {
  const known = places.get(postcode) ?? places.get(postcode.slice(0, 2))
  if (known) return known
  const [region = '', ...others] = postcodeRegions(postcode)
  return { city: '', region: others.length === 0 ? region : '' }
}
