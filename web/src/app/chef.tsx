import { canUse } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { ChefPanel } from '#web/features/chef/chef-panel.tsx'
import { usePantry } from '#web/features/pantry/use-pantry.ts'

interface ChefProps {
  open: boolean
  onMinimise: () => void
  onClose: () => void
}

/** The Personal Chef for who is here now; another person finds another chat. */
export function Chef(props: ChefProps) {
  const { user, access } = useAuth()
  const userId = user?.id ?? null
  const { items } = usePantry(userId)
  return (
    <ChefPanel
      key={userId}
      {...props}
      userId={userId}
      mayChat={canUse('ai_assistant', access)}
      pantrySize={items.length}
    />
  )
}
