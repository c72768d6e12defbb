import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { controlStyle, FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/** One line of text with its label, hint and error. `className` places the whole field. */
export function TextField({ id, label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={cn(controlStyle, 'h-12')} />}
    </FieldFrame>
  )
}
