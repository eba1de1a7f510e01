import type { Resolvers } from '../../__generated__/resolvers'
import { inputRefusal, missingRefusal } from '../../refusal'
import { toStartAtPrice } from '../pages/start-at-price'

const BLOCKS_MAX = 10
const SKUS_MAX = 100

/** The skus of the products that a block names. */
const skusOf = (content: string): string[] =>
  [...new Set([...content.matchAll(/\bdata-sku="([\w.-]+)"/g)].map(([, sku = '']) => sku))].slice(0, SKUS_MAX)

export const blocksResolvers: Resolvers = {
  Query: {
    cmsBlocks(_, { identifiers }) {
      const asked = [...new Set(identifiers?.flatMap((identifier) => identifier ?? []))]
      if (asked.length === 0) throw inputRefusal('"identifiers" of CMS blocks should be specified')
      if (asked.length > BLOCKS_MAX) throw inputRefusal(`At most ${BLOCKS_MAX} blocks can be asked for at once.`)
      return { items: asked.map((identifier) => ({ identifier })) }
    },
  },
  CmsBlocks: {
    async items({ items }, _, { services }) {
      const asked = items?.flatMap((block) => block?.identifier ?? []) ?? []
      const found = await services.blocks.byIdentifier(asked)
      // Each block has its own error, as in Magento: a missing one does not hide the others.
      return asked.map(async (identifier) => {
        const block = found.find((row) => row.identifier === identifier)
        if (!block) throw missingRefusal(`The CMS block with the "${identifier}" ID doesn't exist.`)
        return { ...block, content: services.seasons.blockOfToday(block.content) }
      })
    },
  },
  CmsBlock: {
    start_prices: async ({ content }, _, { services }) => {
      const skus = skusOf(content ?? '')
      return skus.length === 0 ? [] : (await services.catalogue.startPrices(skus)).map(toStartAtPrice)
    },
  },
}
