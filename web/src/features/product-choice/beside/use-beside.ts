import type { ProductDefinition } from '@kea/design/product/definition'
import type { SizeRow } from '@kea/design/product/parts'
import type { Product } from '@kea/shared/page/product'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OWN_ERRORS } from '~/api/query-client'
import { toWallProduct, type WallProduct, wallProductsQuery } from './wall-product'

/** The address has the option value of the size that hangs beside the chosen one. */
const PARAMETER = 'beside'

export interface Beside {
  isOpen: boolean
  open: () => void
  /** What can hang beside it: the product itself first, where it has sizes to choose from. */
  products: readonly WallProduct[]
  /** The other products have come, or do not come. */
  state: 'waiting' | 'here' | 'failed'
  /** What hangs there; null for nothing. */
  product: WallProduct | null
  size: SizeRow | null
  /** Null: nothing hangs there any more. */
  put: (size: SizeRow | null) => void
}

/** A second size beside the chosen one, kept in the address. What the shop does not know hangs nowhere. */
export function useBeside(product: Product, definition: ProductDefinition): Beside {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(PARAMETER)
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = wasOpened || asked !== null
  const own = useMemo(() => toWallProduct(product, definition), [product, definition])
  const { data, isError } = useQuery({ ...wallProductsQuery, enabled: isOpen, meta: OWN_ERRORS })
  const products = [...(own ? [own] : []), ...(data ?? []).filter(({ sku }) => sku !== product.sku)]
  const sizeIn = ({ sizes }: WallProduct) => sizes.find(({ optionUid }) => optionUid === asked)
  const found = products.find((one) => sizeIn(one) !== undefined) ?? null
  return {
    isOpen,
    open: () => setWasOpened(true),
    products,
    state: data ? 'here' : isError ? 'failed' : 'waiting',
    product: found,
    size: (found && sizeIn(found)) ?? null,
    put(size) {
      const next = new URLSearchParams(search)
      if (size) next.set(PARAMETER, size.optionUid)
      else next.delete(PARAMETER)
      setWasOpened(true)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  }
}
