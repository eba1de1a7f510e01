/**
 * Towns by their postcodes for street addresses, written by hand from the codes that New Zealand Post assigned in 2006, and
 * compared with "Open NZ Postcodes" (CC0 1.0), as far as that was read. The list is not complete: it has the codes of cities
 * and larger towns that have one town only. The form only suggests a town, and the shopper may write another.
 */
import { postcodeRegions } from './postcode-regions'

/** For each region: the postcodes of a town and its name, separated by commas. Two digits stand for a whole area. */
const TOWNS: Readonly<Record<string, string>> = {
  Northland:
    '0110 0112 Whangārei, 0114 Hikurangi, 0116 Ruakākā, 0118 One Tree Point, 0200 Paihia, 0210 Kawakawa, 0230 Kerikeri, ' +
    '0310 Dargaville, 0410 Kaitāia, 0420 Taipā, 0505 Mangawhai, 0530 Ruawai',
  Auckland:
    '06 0814 10 20 Auckland, 0810 Kumeū, 0800 Helensville, 0900 Wellsford, 0910 Warkworth, 0920 Snells Beach, ' +
    '0930 Whangaparāoa, 0931 Ōrewa, 1081 Waiheke Island, 2018 Beachlands, 2102 2103 2104 2105 Auckland, ' +
    '2110 2113 Papakura, 2112 Takanini, 2120 Pukekohe, 2123 Waiuku',
  Waikato:
    '2121 Tuakau, 2402 Pōkeno, 3200 3204 3206 3210 3214 3216 3218 Hamilton, 3225 Raglan, 3300 Morrinsville, ' +
    '3320 Te Aroha, 3330 Taupō, 3334 Tūrangi, 3400 Matamata, 3410 Tīrau, 3411 Putāruru, 3420 Tokoroa, ' +
    '3432 3434 Cambridge, 3500 Thames, 3503 Ngātea, 3506 Coromandel, 3508 Tairua, 3510 Whitianga, 3600 Paeroa, ' +
    '3610 Waihī, 3620 Whangamatā, 3700 Huntly, 3710 Te Kauwhata, 3720 Ngāruawāhia, 3721 Taupiri, 3800 Te Awamutu, ' +
    '3802 Pirongia, 3900 Ōtorohanga, 3910 Te Kūiti',
  'Bay of Plenty':
    '3010 3015 Rotorua, 3110 3112 Tauranga, 3114 Ōmokoroa, 3116 Mount Maunganui, 3118 Pāpāmoa, 3119 Te Puke, ' +
    '3120 Whakatāne, 3121 Ōhope, 3122 Ōpōtiki, 3127 Kawerau, 3129 Katikati, 3611 Waihī Beach',
  Gisborne: '4010 Gisborne',
  'Hawke’s Bay':
    '4102 Haumoana, 4108 Wairoa, 4110 4112 Napier, 4120 4122 Hastings, 4130 Havelock North, 4200 Waipukurau, ' +
    '4210 Waipawa',
  Taranaki:
    '4310 4312 New Plymouth, 4320 Waitara, 4322 Eltham, 4330 Inglewood, 4332 Stratford, 4520 Pātea, 4610 Hāwera, ' +
    '4616 Ōpunake',
  'Manawatū-Whanganui':
    '3920 Taumarunui, 4410 4412 4414 Palmerston North, 4500 4501 Whanganui, 4625 Ohakune, 4702 Feilding, 4710 Marton, ' +
    '4720 Taihape, 4810 Ashhurst, 4814 Foxton, 4815 Foxton Beach, 4817 Sanson, 4818 Bulls, 4821 Shannon, ' +
    '4822 Tangimoana, 4826 Waiōuru, 4910 Pahīatua, 4920 Woodville, 4930 Dannevirke, 5510 Levin',
  Wellington:
    '60 Wellington, 5010 5011 5012 5013 Lower Hutt, 5014 Wainuiomata, 5018 Upper Hutt, 5022 5024 5026 Porirua, ' +
    '5028 Wellington, 5032 Paraparaumu, 5034 Paekākāriki, 5036 Waikanae, 5512 Ōtaki, 5710 Featherston, ' +
    '5711 Martinborough, 5712 Greytown, 5713 Carterton, 5810 Masterton',
  Nelson: '7010 7011 Nelson',
  Tasman: '7005 Māpua, 7020 Richmond, 7022 Brightwater, 7025 Wakefield, 7110 Tākaka, 7120 Motueka',
  Marlborough: '7201 Blenheim, 7204 Renwick, 7210 Seddon, 7220 Picton',
  'West Coast': '7805 Greymouth, 7810 Hokitika, 7825 Westport, 7830 Reefton, 7832 Kumara',
  Canterbury:
    '7300 Kaikōura, 7310 Cheviot, 7334 Hanmer Springs, 7400 Rangiora, 7402 Waikuku Beach, 7410 Amberley, ' +
    '7510 Darfield, 7520 Akaroa, 7604 Prebbleton, 7608 Lincoln, 7612 Pegasus, 7614 7615 Rolleston, 7630 Kaiapoi, ' +
    '7632 Leeston, 7700 Ashburton, 7730 Methven, 7901 Twizel, 7903 Pleasant Point, 7910 Timaru, 7912 Pareora, ' +
    '7920 Temuka, 7924 Waimate, 7925 Fairlie, 7930 Geraldine, 8011 8013 8014 8022 8023 8024 8025 8041 8042 8051 8052 ' +
    '8053 8061 8062 8081 8083 Christchurch, 8082 Lyttelton',
  'Chatham Islands': '8016 Waitangi',
  Otago:
    '9010 9011 9012 9013 9014 9016 9018 9022 9023 9035 Dunedin, 9019 Outram, 9024 Mosgiel, 9210 Kaitangata, ' +
    '9220 Milton, 9230 Balclutha, 9231 Stirling, 9300 9304 Queenstown, 9302 Arrowtown, 9305 Wānaka, 9310 Cromwell, ' +
    '9320 Alexandra, 9330 Clyde, 9332 Ranfurly, 9400 9401 Ōamaru, 9500 Roxburgh, 9510 Waikouaiti, 9532 Lawrence, ' +
    '9535 Ōwaka',
  Southland:
    '9600 Te Anau, 9710 Gore, 9712 Mataura, 9720 Winton, 9810 9812 Invercargill, 9814 Bluff, 9816 Wallacetown, ' +
    '9822 Riverton, 9825 Edendale',
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
