/**
 * Suburbs and settlements with the postcodes of their streets. Source: "Open NZ Postcodes", a free list of roads with
 * suburb, town and postcode (CC0 1.0), of which about 2,500 of 77,000 roads were read in November 2026; about sixty known
 * suburbs that none of those roads is in were added from general knowledge. Macrons are those of the New Zealand Gazetteer.
 *
 * What it lacks: streets, post office boxes, the rounds of rural delivery, and small suburbs. A suburb with two postcodes is
 * here with each. New Zealand Post's own list is not free, so nothing here comes from it. The form only suggests, and a
 * shopper may write anything else. Towns are in `postcode-places.ts`.
 */

/** For each region and town: postcode and suburb, with commas in between. */
export const SUBURBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Northland: {
    Whangārei:
      '0110 Onerahi, 0110 Port Whangārei, 0110 Raumanga, 0112 Kensington, 0112 Otangarei, 0112 Te Kamo, 0112 Tikipunga, ' +
      '0112 Whau Valley',
    Mangawhai: '0505 Mangawhai Heads',
    Paihia: '0200 Ōpua',
  },
  Auckland: {
    Auckland:
      '0600 Avondale, 0600 Blockhouse Bay, 0600 New Lynn, 0600 New Windsor, 0602 Glen Eden, 0602 Glendene, 0602 Kelston, ' +
      '0604 Huia, 0604 Parau, 0604 Titirangi, 0610 Henderson, 0610 Te Atatū Peninsula, 0610 Te Atatū South, ' +
      '0612 Henderson, 0612 Rānui, 0614 Massey, 0614 Westgate, 0616 Hobsonville, 0618 Herald Island, 0618 Hobsonville, ' +
      '0618 West Harbour, 0618 Whenuapai, 0620 Castor Bay, 0620 Forrest Hill, 0620 Milford, 0622 Bayswater, ' +
      '0622 Belmont, 0622 Hauraki, 0622 Takapuna, 0624 Devonport, 0624 Narrow Neck, 0626 Beach Haven, 0626 Birkdale, ' +
      '0626 Birkenhead, 0626 Chatswood, 0627 Hillcrest, 0627 Northcote, 0629 Glenfield, 0629 Tōtara Vale, ' +
      '0630 Browns Bay, 0630 Long Bay, 0630 Mairangi Bay, 0630 Murrays Bay, 0630 Rothesay Bay, 0630 Torbay, ' +
      '0632 Albany, 0632 Albany Heights, 0632 Fairview Heights, 0632 Greenhithe, 0632 Northcross, 0632 Oteha, ' +
      '0632 Pinehill, 0632 Rosedale, 0632 Schnapper Rock, 0632 Sunnynook, 0632 Torbay, 0632 Unsworth Heights, ' +
      '0814 Westgate, 1010 Auckland Central, 1010 Eden Terrace, 1010 Grafton, 1011 Freemans Bay, 1011 Herne Bay, ' +
      '1011 Ponsonby, 1011 St Marys Bay, 1021 Eden Terrace, 1021 Grey Lynn, 1021 Kingsland, 1022 Point Chevalier, ' +
      '1022 Western Springs, 1022 Westmere, 1023 Epsom, 1023 Newmarket, 1023 Royal Oak, 1024 Mount Eden, ' +
      '1024 Three Kings, 1025 Mount Albert, 1025 Sandringham, 1026 Avondale, 1026 Waterview, 1041 Mount Roskill, ' +
      '1041 Wesley, 1042 Hillsborough, 1042 Lynfield, 1050 Remuera, 1051 Ellerslie, 1051 Greenlane, 1052 Parnell, ' +
      '1060 Mount Wellington, 1061 One Tree Hill, 1061 Onehunga, 1061 Penrose, 1062 Mount Wellington, 1062 Ōtāhuhu, ' +
      '1071 Glendowie, 1071 Kohimarama, 1071 Mission Bay, 1071 Ōrākei, 1071 St Heliers, 1072 Glen Innes, ' +
      '1072 Meadowbank, 1072 Panmure, 1072 Point England, 1072 St Johns, 1072 Stonefields, 1072 Wai o Taiki Bay, ' +
      '2010 Botany Downs, 2010 Highland Park, 2010 Pakuranga, 2010 Pakuranga Heights, 2010 Sunnyhills, ' +
      '2012 Bucklands Beach, 2012 Half Moon Bay, 2013 East Tāmaki, 2013 Northpark, 2014 Bucklands Beach, ' +
      '2014 Cockle Bay, 2014 Howick, 2014 Shelly Park, 2014 Somerville, 2016 East Tāmaki, 2016 East Tāmaki Heights, ' +
      '2016 Flat Bush, 2019 Clover Park, 2019 Flat Bush, 2022 Auckland Airport, 2022 Māngere, 2022 Māngere Bridge, ' +
      '2023 Clover Park, 2023 Ōtara, 2024 Favona, 2024 Māngere East, 2025 Manukau, 2025 Papatoetoe, 2102 Manurewa, ' +
      '2103 Clendon Park, 2103 Wattle Downs, 2103 Weymouth, 2104 Wiri, 2105 Manurewa, 2105 Tōtara Heights',
    Papakura: '2113 Karaka, 2113 Ōpaheke, 2113 Rosehill',
    Takanini: '2112 Conifer Grove',
    Kumeū: '0810 Huapai',
    Helensville: '0830 Parakai',
    Whangaparāoa: '0930 Gulf Harbour, 0930 Manly, 0932 Arkles Bay, 0932 Stanmore Bay',
    'Red Beach': '0932 Red Beach',
    Silverdale: '0932 Silverdale',
    'Waiheke Island': '1081 Omiha, 1081 Ostend',
  },
  Waikato: {
    Hamilton:
      '3200 Forest Lake, 3200 Nawton, 3200 Te Rapa, 3200 Te Rapa Park, 3200 Whitiora, 3204 Dinsdale, 3204 Frankton, ' +
      '3206 Glenview, 3206 Melville, 3210 Chartwell, 3210 Flagstaff, 3210 Huntington, 3210 Rototuna, ' +
      '3210 Rototuna North, 3214 Chartwell, 3214 Claudelands, 3214 Fairfield, 3214 Fairview Downs, 3216 Hamilton East, ' +
      '3216 Hillcrest, 3216 Silverdale, 3218 Temple View',
    Cambridge: '3432 Leamington',
    'Te Awamutu': '3800 Kihikihi',
    Taupō:
      '3330 Acacia Bay, 3330 Hilltop, 3330 Nukuhau, 3330 Rangatira Park, 3330 Richmond Heights, 3330 Tauhara, ' +
      '3330 Wharewaka',
  },
  'Bay of Plenty': {
    Tauranga:
      '3110 Bethlehem, 3110 Brookfield, 3110 Judea, 3110 Matua, 3110 Ōtūmoetai, 3112 Ōhauiti, 3112 Poike, ' +
      '3112 Pyes Pa, 3112 Tauranga South, 3112 Welcome Bay',
    Pāpāmoa: '3118 Pāpāmoa Beach',
    Rotorua:
      '3010 Glenholme, 3010 Holdens Bay, 3010 Ngapuna, 3010 Ngongotahā, 3010 Ōhinemutu, 3010 Ōwhata, 3010 Victoria, ' +
      '3015 Fairy Springs, 3015 Mangakakahi, 3015 Pukehangi, 3015 Springfield, 3015 Utuhina, 3015 Western Heights',
  },
  Gisborne: {
    Gisborne: '4010 Kaiti, 4010 Lytton West, 4010 Mangapapa, 4010 Riverdale, 4010 Te Hapara, 4010 Whataupoko',
  },
  'Hawke’s Bay': {
    Napier:
      '4110 Ahuriri, 4110 Bluff Hill, 4110 Hospital Hill, 4110 Maraenui, 4110 Marewa, 4110 Onekawa, 4112 Greenmeadows, ' +
      '4112 Meeanee, 4112 Pirimai, 4112 Tamatea, 4112 Taradale',
    Hastings: '4120 Flaxmere, 4120 Frimley, 4120 Mahora, 4122 Akina, 4122 Mayfair, 4122 Parkvale',
  },
  Taranaki: {
    'New Plymouth':
      '4310 Blagdon, 4310 Frankleigh Park, 4310 Lower Vogeltown, 4310 Spotswood, 4310 Westown, 4310 Whalers Gate, ' +
      '4312 Bell Block, 4312 Fitzroy, 4312 Highlands Park, 4312 Merrilands, 4312 Waiwhakaiho',
  },
  'Manawatū-Whanganui': {
    'Palmerston North':
      '4410 Fitzherbert, 4410 Hokowhitu, 4410 Terrace End, 4412 Awapuni, 4412 Cloverlea, 4412 Highbury, 4412 Longburn, ' +
      '4412 Takaro, 4412 West End, 4412 Westbrook, 4414 Kelvin Grove, 4414 Milson, 4414 Roslyn',
    Whanganui:
      '4500 Aramoho, 4500 Durie Hill, 4500 Otamatea, 4500 St Johns Hill, 4500 Whanganui East, 4501 Castlecliff, ' +
      '4501 Gonville, 4501 Springvale',
    Levin: '5510 Waitārere Beach',
  },
  Wellington: {
    Wellington:
      '6011 Mount Cook, 6011 Mount Victoria, 6011 Oriental Bay, 6011 Pipitea, 6011 Te Aro, 6011 Thorndon, 6012 Karori, ' +
      '6012 Kelburn, 6012 Northland, 6012 Wadestown, 6021 Aro Valley, 6021 Brooklyn, 6021 Hataitai, 6021 Mornington, ' +
      '6021 Newtown, 6021 Vogeltown, 6022 Kilbirnie, 6022 Lyall Bay, 6022 Maupuia, 6022 Miramar, 6022 Seatoun, ' +
      '6022 Strathmore Park, 6023 Berhampore, 6023 Island Bay, 6023 Ōwhiro Bay, 6035 Crofton Downs, 6035 Khandallah, ' +
      '6035 Ngaio, 6035 Ngauranga, 6037 Churton Park, 6037 Grenada Village, 6037 Johnsonville, 6037 Newlands, ' +
      '6037 Paparangi, 5028 Tawa',
    Porirua:
      '5022 Kenepuru, 5022 Porirua City Centre, 5022 Tītahi Bay, 5024 Aotea, 5024 Cannons Creek, 5024 Rānui, ' +
      '5024 Whitby, 5026 Paremata, 5026 Plimmerton, 5026 Pukerua Bay',
    'Lower Hutt':
      '5010 Belmont, 5010 Maungaraki, 5010 Normandale, 5011 Avalon, 5011 Boulcott, 5011 Naenae, 5011 Taitā, ' +
      '5011 Waterloo, 5012 Petone, 5013 Eastbourne, 5013 Lowry Bay, 5019 Stokes Valley',
    'Upper Hutt':
      '5018 Brown Owl, 5018 Elderslea, 5018 Kingsley Heights, 5018 Tōtara Park, 5018 Trentham, 5018 Wallaceville, ' +
      '5019 Silverstream',
    Paraparaumu: '5032 Paraparaumu Beach, 5032 Raumati Beach, 5032 Raumati South',
    Waikanae: '5036 Waikanae Beach',
    Ōtaki: '5512 Ōtaki Beach',
    Masterton: '5810 Homebush, 5810 Lansdowne',
  },
  Nelson: {
    Nelson:
      '7010 Atawhai, 7010 Marybank, 7010 Nelson South, 7010 Toi Toi, 7010 Washington Valley, 7011 Enner Glynn, ' +
      '7011 Stoke, 7011 Tāhunanui',
  },
  Marlborough: {
    Blenheim: '7201 Redwoodtown, 7201 Riversdale, 7201 Springlands, 7201 Witherlea',
    Picton: '7220 Waikawa',
  },
  'West Coast': { Greymouth: '7802 Cobden, 7803 Rapahoe, 7804 Blackball, 7805 Blaketown' },
  Canterbury: {
    Christchurch:
      '8011 Christchurch Central, 8011 Riccarton, 8013 Christchurch Central, 8013 Mairehau, 8014 Fendalton, ' +
      '8014 Merivale, 8014 St Albans, 8022 Cashmere, 8022 Cracroft, 8022 Huntsbury, 8023 Opawa, 8023 Sydenham, ' +
      '8023 Waltham, 8023 Woolston, 8024 Somerfield, 8024 Spreydon, 8025 Aidanfield, 8025 Halswell, 8025 Hillmorton, ' +
      '8025 Hoon Hay, 8025 Westmorland, 8025 Wigram, 8041 Ilam, 8041 Riccarton, 8041 Upper Riccarton, 8042 Avonhead, ' +
      '8042 Broomfield, 8042 Hornby, 8042 Sockburn, 8042 Wigram, 8042 Yaldhurst, 8051 Belfast, 8051 Casebrook, ' +
      '8051 Harewood, 8051 Marshland, 8051 Northwood, 8051 Redwood, 8052 Mairehau, 8052 St Albans, 8052 Strowan, ' +
      '8053 Bishopdale, 8053 Bryndwr, 8053 Burnside, 8053 Papanui, 8061 Avonside, 8061 Bexley, 8061 Burwood, ' +
      '8061 Dallington, 8061 New Brighton, 8061 Shirley, 8062 Bromley, 8062 Linwood, 8062 Southshore, ' +
      '8081 Mount Pleasant, 8081 Redcliffs, 8081 Sumner, 8083 North New Brighton, 8083 Parklands',
    Ashburton: '7700 Allenton, 7700 Hampstead, 7700 Netherby, 7700 Tinwald',
    Timaru: '7910 Gleniti, 7910 Highfield, 7910 Marchwiel, 7910 Timaru Port, 7910 Washdyke, 7910 West End',
  },
  Otago: {
    Dunedin:
      '9010 Helensburgh, 9010 Māori Hill, 9010 Normanby, 9010 North East Valley, 9010 Pine Hill, 9010 Roslyn, ' +
      '9010 Wakari, 9011 Balaclava, 9011 Brockville, 9011 Caversham, 9011 Maryhill, 9011 Mornington, 9012 Corstorphine, ' +
      '9012 Kew, 9012 South Dunedin, 9012 St Clair, 9012 St Kilda, 9013 Andersons Bay, 9013 Waverley, 9014 Broad Bay, ' +
      '9014 Macandrew Bay, 9014 Portobello, 9016 Dunedin Central, 9016 North Dunedin, 9018 Abbotsford, 9018 Fairfield, ' +
      '9018 Green Island, 9018 Waldronville, 9022 Ravensbourne, 9023 Port Chalmers, 9023 Roseneath, 9035 Ocean View',
    Mosgiel: '9024 East Taieri',
    Queenstown: '9300 Frankton, 9300 Kelvin Heights, 9304 Lake Hayes, 9304 Lower Shotover',
    Wānaka: '9305 Albert Town',
    Ōamaru: '9400 Ōamaru North, 9400 South Hill, 9401 Weston',
  },
  Southland: {
    Invercargill:
      '9810 Gladstone, 9810 Glengarry, 9810 Grasmere, 9810 Waikiwi, 9810 Waverley, 9810 Windsor, 9812 Heidelberg, ' +
      '9812 Kew, 9812 Kingswell, 9812 Newfield, 9812 Rockdale, 9812 Strathern',
  },
}
