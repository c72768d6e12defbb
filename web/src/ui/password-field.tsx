import { useState, type ComponentProps } from 'react'

import { t } from '#domain/texts/t.ts'
import { cn } from './cn.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { EyeIcon, EyeOffIcon } from './action-icons.tsx'
import { IconButton } from './icon-button.tsx'

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {}

/** A password that can be shown while it is typed. */
export function PasswordField({ id, label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cn(controlStyle, 'h-12 pe-13')}
          />
          <IconButton
            label={shown ? t('Hide password') : t('Show password')}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            className="absolute inset-y-0.5 end-0.5"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
