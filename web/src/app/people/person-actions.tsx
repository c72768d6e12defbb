import { FollowButton } from '#web/features/people/follow-button.tsx'
import { MoreIcon } from '#web/features/people/more-icon.tsx'
import type { Person } from '#web/features/people/person.ts'
import { useBlock } from '#web/features/people/use-block.ts'
import { useFollow } from '#web/features/people/use-follow.ts'
import { Menu } from '#web/ui/menu.tsx'

export const moreStyle =
  'inline-flex size-11 items-center justify-center rounded-full text-soft transition-colors hover:bg-sunken hover:text-ink'

/** What one does about somebody else. */
export function PersonActions({ readerId, person }: { readerId: string; person: Person }) {
  const { isFollowing = false } = useFollow(readerId, person.id)
  const { block } = useBlock(readerId)
  return (
    <>
      <FollowButton readerId={readerId} person={person} />
      <Menu
        label={`More about ${person.name}`}
        className={moreStyle}
        items={[
          {
            key: 'block',
            label: `Block ${person.name}`,
            danger: true,
            onSelect: () => void block(person, isFollowing),
          },
        ]}
      >
        <MoreIcon />
      </Menu>
    </>
  )
}
