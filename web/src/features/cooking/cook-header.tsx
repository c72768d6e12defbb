import { Dialog } from '@base-ui/react/dialog'
import { t } from '#domain/texts/t.ts'
import { cn } from '#web/ui/cn.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EarIcon, ListIcon, SpeakerIcon } from './cooking-icons.tsx'

interface CookHeaderProps {
  title: string
  page: number
  last: number
  isListening: boolean
  /** Null where the browser has no voice, or there is nothing to read. */
  reading: { isReading: boolean; toggle: () => void } | null
  onClose: () => void
  onSteps: () => void
  onHandsFree: () => void
}

/** What is cooked, how far, and the tools; the same on every page. */
export function CookHeader(props: CookHeaderProps) {
  const { title, page, last, isListening, reading, onClose, onSteps, onHandsFree } = props
  return (
    <div className="border-b border-line pt-[env(safe-area-inset-top)]">
      <div className="flex items-center gap-0.5 px-2 py-1 sm:px-4">
        <IconButton label={t('Leave cook mode')} icon={<CloseIcon />} onClick={onClose} />
        <Dialog.Title className="min-w-0 flex-1 truncate px-1 text-lg">{title}</Dialog.Title>
        {reading !== null && (
          <IconButton
            label={reading.isReading ? t('Stop reading') : t('Read this step aloud')}
            icon={<SpeakerIcon />}
            aria-pressed={reading.isReading}
            variant={reading.isReading ? 'primary' : 'plain'}
            onClick={reading.toggle}
          />
        )}
        <button
          type="button"
          aria-label={isListening ? t('Hands-free: listening') : t('Hands-free')}
          title={t('Hands-free')}
          onClick={onHandsFree}
          className={cn(
            'inline-flex h-11 min-w-11 items-center max-[20rem]:h-[44px] max-[20rem]:min-w-[44px] justify-center gap-2 rounded-full',
            isListening
              ? 'animate-shimmer bg-tomato px-3 text-sm font-semibold text-tomato-ink'
              : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          <EarIcon />
          {isListening && <span className="max-sm:sr-only">{t('Listening')}</span>}
        </button>
        <IconButton label={t('All steps')} icon={<ListIcon />} onClick={onSteps} />
      </div>
      <div
        role="progressbar"
        aria-label={t('Progress')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={page}
        aria-valuetext={
          page === last ? t('Done') : t('Step {page} of {count}', { page, count: last - 1 })
        }
        className="h-1 bg-sunken"
      >
        <div
          className="h-full bg-basil transition-[width] duration-200"
          style={{ width: `${(page / last) * 100}%` }}
        />
      </div>
    </div>
  )
}
