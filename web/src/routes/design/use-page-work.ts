import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { OWN_ERRORS } from '~/api/query-client'
import type { PageWork } from '~/editor/proof/one-by-one'

export interface PageProgress {
  page: number
  pages: number
}

interface Callbacks {
  onSettled?: () => unknown
}

/**
 * Work that goes through all pages, with its progress. It ends with the component, or when it is cancelled: then its answer
 * is null.
 */
export function usePageWork<T>(make: (work: PageWork) => Promise<T>, callbacks: Callbacks = {}) {
  const [progress, setProgress] = useState<PageProgress | null>(null)
  const attempt = useRef<AbortController | null>(null)
  const work = useMutation({
    meta: OWN_ERRORS,
    mutationFn: async () => {
      attempt.current = new AbortController()
      const { signal } = attempt.current
      try {
        return await make({ signal, onPage: (page, pages) => setProgress({ page, pages }) })
      } catch (error) {
        if (signal.aborted) return null
        throw error
      } finally {
        setProgress(null)
      }
    },
    ...callbacks,
  })
  const cancel = () => attempt.current?.abort()
  useEffect(() => () => attempt.current?.abort(), [])
  return { ...work, progress, cancel, isCancelled: work.isSuccess && work.data === null }
}
