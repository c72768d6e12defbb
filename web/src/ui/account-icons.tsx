import { Stroke, type IconProps } from './icons.tsx'

export const UserIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5"
  />
)
export const SettingsIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M4 8h10m4 0h2M4 16h2m4 0h10M16 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm-8 8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
  />
)
export const SignOutIcon = (p: IconProps) => (
  <Stroke {...p} d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4m5-12 4 4-4 4m4-4H9.5" />
)
export const BellIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M6 10a6 6 0 1 1 12 0c0 4.5 1.8 6 1.8 6H4.2S6 14.5 6 10Zm4 9.5a2.2 2.2 0 0 0 4 0"
  />
)
