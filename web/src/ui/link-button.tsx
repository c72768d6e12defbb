import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Link, type LinkProps } from './link.tsx'

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A link to another screen that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
