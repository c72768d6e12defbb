import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Several lines of text with their label, hint and error; grows with what is written. */
export function TextArea({ id, label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          {...wiring}
          className={cn(controlStyle, 'field-sizing-content min-h-24 py-3')}
        />
      )}
    </FieldFrame>
  )
}
