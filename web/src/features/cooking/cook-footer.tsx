import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from './cooking-icons.tsx'

interface CookFooterProps {
  page: number
  last: number
  onGo: (page: number) => void
  /** The timers. */
  children: ReactNode
}

const tight = 'short:px-4 max-[20rem]:px-2 max-[20rem]:[&_svg]:hidden'

/** Where a thumb is: the timers, back and next. */
export function CookFooter({ page, last, onGo, children }: CookFooterProps) {
  return (
    <div className="border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-8 lg:px-14 short:flex short:items-center short:gap-3 short:py-1.5">
      <div className="mx-auto max-h-[34dvh] max-w-300 overflow-y-auto not-empty:mb-2.5 short:mb-0 short:max-h-16 short:min-w-0 short:flex-1">
        {children}
      </div>
      <div className="mx-auto flex max-w-300 gap-3 short:mx-0">
        <Button
          size="lg"
          variant="secondary"
          disabled={page === 0}
          onClick={() => onGo(page - 1)}
          className={`flex-1 ${tight}`}
        >
          <ArrowLeftIcon />
          {t('Back')}
        </Button>
        <Button
          size="lg"
          disabled={page === last}
          onClick={() => onGo(page + 1)}
          className={`flex-2 ${tight}`}
        >
          {page === 0 ? t('Start') : page === last - 1 ? t('Finish') : t('Next')}
          <ArrowRightIcon />
        </Button>
      </div>
    </div>
  )
}
