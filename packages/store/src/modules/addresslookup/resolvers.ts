import type { Resolvers } from '../../__generated__/resolvers'

export const addressLookUpResolvers: Resolvers = {
  Query: {
    addressLookUp: async (_, { text, line }, { services: { addressLookUp } }) => {
      const found = line === 'STREET' ? await addressLookUp.streets(text) : addressLookUp.places(text)
      return {
        finds_streets: addressLookUp.findsStreets,
        suggestions: found.map(({ street, suburb, city, region, postcode }) => ({
          street: street || null,
          suburb: suburb || null,
          city,
          region: region || null,
          postcode,
        })),
      }
    },
  },
}
