import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { STALE } from '~/api/query-client'
import { fetchReviews, filterByStars } from './reviews'

const STEP = 6

/** Reviews with a number of stars. `showMore` raises the limit, and pages are fetched until the limit is reached. */
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
  const found = filterByStars(query.data?.pages.flatMap((page) => page.reviews) ?? [], stars)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const needsMore = found.length < limit && hasNextPage && !isError
  useEffect(() => {
    if (needsMore && !isFetching) void fetchNextPage()
  }, [needsMore, isFetching, fetchNextPage])
  return {
    reviews: found.slice(0, limit),
    isLoading: query.isPending || (needsMore && found.length === 0),
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: found.length > limit || hasNextPage,
    showMore: () => setLimits({ ...limits, [String(stars)]: limit + STEP }),
  }
}
