import { useQuery } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { noticesQuery } from './notices.ts'

interface HiddenNoteProps {
  userId: string
  thing: 'recipe' | 'profile'
  id: string
}

/** On one's own recipe or profile: that a moderator hid it. Nothing where nobody did. */
export function HiddenNote({ userId, thing, id }: HiddenNoteProps) {
  const { data } = useQuery(noticesQuery(userId))
  const isHidden = data?.some(
    (notice) => notice.kind === 'hide' && notice.thing === thing && notice.thingId === id,
  )
  if (isHidden !== true) return null
  return (
    <p className="rounded-card bg-tomato-soft px-5 py-3 font-semibold text-tomato-text">
      {t('Hidden by a moderator: only you see it.')}
    </p>
  )
}
