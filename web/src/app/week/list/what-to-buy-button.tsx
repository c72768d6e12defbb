import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { BasketIcon } from '#web/ui/icons.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { preloadWhatToBuy, WhatToBuyPiece } from './what-to-buy-piece.ts'

interface WhatToBuyButtonProps {
  owner: string
  until: CalendarDay
  mayChange: boolean
}

/** Opens what is to be bought for the days until one. */
export function WhatToBuyButton(props: WhatToBuyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={preloadWhatToBuy}
        onFocus={preloadWhatToBuy}
        onClick={() => setOpen(true)}
      >
        <BasketIcon size={20} />
        {t('What to buy')}
      </Button>
      {isOpen && (
        <WhatToBuyPiece
          {...props}
          onClose={onClose}
          onUnavailable={() => {
            onClose()
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}
