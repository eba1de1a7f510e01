import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { closePanel } from '~/lib/panels'
import { logOut } from './customer-requests'

/** Ends the session and opens the homepage. A second press during the request is ignored. */
export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    onSuccess: (isOut) => {
      closePanel('account')
      if (isOut) navigate('/')
    },
  })
  return { isLeaving: isPending, leave: () => isPending || mutate() }
}
