import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { closePanel } from '~/lib/panels'
import { logOut } from './customer-requests'

/** Ends the session and leads home; a second press while it is under way does nothing. */
export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    // Without a connection it fails and says so; nobody is logged out later without asking.
    networkMode: 'always',
    mutationFn: logOut,
    onSuccess: (isOut) => {
      closePanel('account')
      if (isOut) navigate('/')
    },
  })
  return { isLeaving: isPending, leave: () => isPending || mutate() }
}
