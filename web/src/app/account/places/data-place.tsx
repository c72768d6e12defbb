import { useNavigate } from 'react-router'

import { YourData } from '#web/features/account/data/your-data.tsx'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'

/** Everything to take along, or to erase. */
export function DataPlace({ user }: { user: User }) {
  const navigate = useNavigate()
  return <YourData user={user} onDeleted={() => void navigate(paths.home)} />
}
