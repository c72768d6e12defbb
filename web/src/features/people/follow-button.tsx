import { Button } from '#web/ui/button.tsx'
import type { ButtonSize } from '#web/ui/button-style.ts'
import { CheckIcon, PlusIcon } from '#web/ui/action-icons.tsx'
import { T } from '#web/ui/t.tsx'
import { useFollow } from './use-follow.ts'

interface FollowButtonProps {
  readerId: string
  person: { id: string; name: string }
  size?: ButtonSize
}

/** Follows somebody, and stops; nothing is shown until it is known which. */
export function FollowButton({ readerId, person, size = 'md' }: FollowButtonProps) {
  const { isFollowing, toggle } = useFollow(readerId, person.id)
  if (isFollowing === undefined) return null
  const { name } = person
  return (
    <Button
      size={size}
      variant={isFollowing ? 'soft' : size === 'sm' ? 'secondary' : 'primary'}
      aria-pressed={isFollowing}
      onClick={toggle}
    >
      {isFollowing ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      <span>
        {isFollowing ? (
          <T text="Following <who>{name}</who>" name={name} who={<span className="sr-only" />} />
        ) : (
          <T text="Follow <who>{name}</who>" name={name} who={<span className="sr-only" />} />
        )}
      </span>
    </Button>
  )
}
