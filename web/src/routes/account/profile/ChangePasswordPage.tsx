import { useProfile } from '~/features/customer/profile'
import { TextPlaceholder } from '../frame/AccountSection'
import { ChangePassword } from './ChangePassword'

/** The page for a new password, at an address of its own. */
export default function ChangePasswordPage() {
  const profile = useProfile()
  return profile ? <ChangePassword email={profile.email} /> : <TextPlaceholder lines={10} />
}
