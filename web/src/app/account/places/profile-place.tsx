import { T } from '#web/ui/t.tsx'
import { InlineLink } from '#web/features/account/forms/inline-link.tsx'
import { ProfileSettings } from '#web/features/account/profile/profile-form.tsx'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'

/** Name and contact, and the way to where they are seen. */
export function ProfilePlace({ user }: { user: User }) {
  return (
    <>
      <ProfileSettings user={user} />
      <p className="mt-8 text-soft">
        <T
          text="Your picture, your tastes and your recipes are <link>on your profile</link>."
          link={<InlineLink to={paths.profile(user.id)} />}
        />
      </p>
    </>
  )
}
