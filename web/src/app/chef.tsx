import { canUse } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { ChefPanel } from '#web/features/chef/chef-panel.tsx'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { AnswerRecipes } from './chef/answer-recipes.tsx'
import { useChefAnswer } from './chef/use-chef-answer.ts'
import { useChefKnowledge } from './chef/use-chef-knowledge.ts'

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
  const knowledge = useChefKnowledge(userId)
  const answer = useChefAnswer(knowledge)
  return (
    <ChefPanel
      key={userId}
      {...props}
      userId={userId}
      mayChat={canUse('ai_assistant', access)}
      pantrySize={items.length}
      answer={answer}
      belowAnswer={(message) =>
        knowledge !== undefined &&
        message.ending !== 'failed' && (
          <AnswerRecipes message={message} userId={userId} knowledge={knowledge} />
        )
      }
    />
  )
}
