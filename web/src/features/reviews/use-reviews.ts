import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { STALE } from '~/api/query-client'
import { fetchReviews, withStars } from './reviews'

const STEP = 6

/** Reviews of a product, or of the whole shop, with so many stars, a few more at each `showMore`; fetches on until there are enough to show. */
export function useReviews(sku: string | null, stars: number | null) {
  const [limits, setLimits] = useState<Record<string, number>>({})
  const limit = limits[String(stars)] ?? STEP
  const query = useInfiniteQuery({
    queryKey: ['ProductReviews', sku],
    queryFn: ({ pageParam, signal }) => fetchReviews(sku, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
    staleTime: STALE.page,
  })
  const found = withStars(query.data?.pages.flatMap((page) => page.reviews) ?? [], stars)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const isShort = found.length < limit && hasNextPage && !isError
  useEffect(() => {
    if (isShort && !isFetching) void fetchNextPage()
  }, [isShort, isFetching, fetchNextPage])
  return {
    reviews: found.slice(0, limit),
    isLoading: query.isPending || (isShort && found.length === 0),
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: found.length > limit || hasNextPage,
    showMore: () => setLimits({ ...limits, [String(stars)]: limit + STEP }),
  }
}
