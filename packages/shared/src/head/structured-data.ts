import { type Block, SCHEMA, type Source } from './block'
import { businessBlocks } from './business-blocks'
import { breadcrumbBlock, faqBlock, postBlock, videoBlocks } from './content-blocks'
import { productBlock } from './product-block'

/** The structured data of a page that is there. */
export const structuredData = (source: Source): Block[] =>
  [
    productBlock(source),
    ...businessBlocks(source),
    postBlock(source),
    breadcrumbBlock(source),
    faqBlock(source),
    ...videoBlocks(source),
  ].flatMap((block) => (block ? [{ '@context': SCHEMA, ...block }] : []))
