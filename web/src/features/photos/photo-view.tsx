import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { formatDate } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { MenuItem } from '#web/ui/menu-props.ts'
import { Menu } from '#web/ui/menu.tsx'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import { arrowKeys } from '#web/ui/reading-direction.ts'
import { Tag } from '#web/ui/tag.tsx'
import { NextIcon, PreviousIcon } from './photo-icons.tsx'
import { altOf, type Photo } from './photo.ts'

interface PhotoViewProps {
  photo: Photo
  isOwn: boolean
  /** Its place among those that are shown, from 1. */
  place: number
  count: number
  /** What its reader can do with it. */
  items: readonly MenuItem[]
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const link = 'font-semibold text-ink underline underline-offset-4'

/** One photo, large, with its note; the arrow keys lead to the others. */
export function PhotoView(props: PhotoViewProps) {
  const { photo, isOwn, place, count, items, onStep, onClose } = props
  const { pathname, search } = useLocation()
  const step = useEffectEvent((by: 1 | -1) => {
    if (place + by >= 1 && place + by <= count) onStep(by)
  })
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // A menu on it goes by its own arrows.
      if (event.target instanceof Element && event.target.closest('[role=menu]') !== null) return
      const [back, on] = arrowKeys()
      if (event.key === back) step(-1)
      if (event.key === on) step(1)
    }
    // On the way down: the dialog keeps arrows from what lies around it.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isOwn ? t('You made this') : t('{name} made this', { name: photo.userName })}
      size="lg"
    >
      <div className="relative">
        <img
          key={photo.id}
          src={photo.image}
          alt={altOf(photo)}
          className="max-h-[62dvh] min-h-40 w-full rounded-card bg-sunken object-contain dark:brightness-90"
        />
        {place > 1 && (
          <IconButton
            label={t('Previous photo')}
            icon={<PreviousIcon />}
            variant="floating"
            className="absolute start-2 top-1/2 -translate-y-1/2"
            onClick={() => onStep(-1)}
          />
        )}
        {place < count && (
          <IconButton
            label={t('Next photo')}
            icon={<NextIcon />}
            variant="floating"
            className="absolute end-2 top-1/2 -translate-y-1/2"
            onClick={() => onStep(1)}
          />
        )}
      </div>
      <div className="mt-4 flex items-start gap-2">
        <div className="min-w-0 flex-1" aria-live="polite">
          <div className="flex flex-wrap gap-1.5">
            {photo.isCover && isOwn && <Tag tone="basil">{t('Your cover')}</Tag>}
            {photo.visibility === 'private' && <Tag>{t('Only you see it')}</Tag>}
            {photo.visibility === 'followers' && isOwn && <Tag>{t('Your followers see it')}</Tag>}
            {photo.isHidden && (
              <Tag tone="tomato">{t('Hidden by a moderator: only you see it')}</Tag>
            )}
          </div>
          {photo.note !== '' && (
            <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
              {photo.note}
            </p>
          )}
          <p className="mt-1 text-sm text-soft wrap-anywhere">
            {photo.title !== null && photo.to !== null && photo.to !== pathname + search && (
              <>
                <Link to={photo.to} className={link} onClick={onClose}>
                  {photo.title}
                </Link>
                {' · '}
              </>
            )}
            {!isOwn && (
              <>
                <Link to={paths.profile(photo.userId)} className={link} onClick={onClose}>
                  {photo.userName}
                </Link>
                {' · '}
              </>
            )}
            <time dateTime={photo.createdAt}>{formatDate(new Date(photo.createdAt))}</time>
            {count > 1 && (
              <span className="sr-only">, {t('photo {place} of {count}', { place, count })}</span>
            )}
          </p>
        </div>
        <Menu
          label={t('More about this photo')}
          items={items}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
        >
          <MoreIcon />
        </Menu>
      </div>
    </Dialog>
  )
}
