import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { dataClient, type DataClient } from '#web/lib/backend/data-client.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { flush } from '#web/lib/sync/send.ts'
import { invitationFrom, leavingFrom, seenInvitationFrom } from './invitation.ts'
import type { Role } from './kitchen.ts'
import { refreshKitchens } from './kitchens-query.ts'

type Answer<Data> = PromiseLike<{ data: Data }>

/** Asks the backend. @throws Error with words for a person */
async function ask<Data>(request: (client: DataClient) => Answer<Data>): Promise<Data> {
  try {
    return (await request(await dataClient())).data
  } catch (cause) {
    const otherwise = t('That could not be done. Please try again.')
    throw new Error(await whyNot(cause, 'kitchen', { otherwise }), { cause })
  }
}

/**
 * Does something to kitchens. What waits is sent before, for it may be about to move; afterwards this device knows who is where: what it
 * shows changes at once. @throws Error with words for a person
 */
async function act<Data>(
  client: QueryClient,
  userId: string,
  request: (client: DataClient) => Answer<Data>,
): Promise<Data> {
  await flush()
  const done = await ask(request)
  // It is done, whatever becomes of the question: the next one that is asked finds it.
  await refreshKitchens(client, userId).catch(() => undefined)
  return done
}

/** What an account can do with kitchens; each throws an Error with words for a person. */
export function useKitchenActions(userId: string) {
  const client = useQueryClient()
  const doThis = <Data>(request: (data: DataClient) => Answer<Data>) => act(client, userId, request)
  return {
    /** Cooks in another kitchen of theirs from now on, on each device. */
    moveTo: (kitchen: string) => moveToKitchen(client, userId, kitchen),
    /** Makes a kitchen to share and moves there; `bring`: with all that their own holds. Resolves with its id. */
    found: (name: string, bring: boolean) =>
      doThis((data) => data.rpc('found_kitchen', { name, bring }).throwOnError()),
    rename: (kitchen: string, name: string) =>
      doThis((data) => data.rpc('rename_kitchen', { kitchen, name }).throwOnError()),
    /**
     * Joins by the code that `seenInvitation` showed last, and moves there; `bring`: with their pantry and what is to be bought;
     * `sharesDiet`: the others see what they avoid.
     */
    accept: (code: string, { bring, sharesDiet }: { bring: boolean; sharesDiet: boolean }) =>
      doThis((data) =>
        data.rpc('accept_invitation', { code, bring, shares_diet: sharesDiet }).throwOnError(),
      ),
    /** Shows the others of a kitchen what the account avoids, or no longer. */
    shareDiet: (kitchen: string, shares: boolean) =>
      doThis((data) => data.rpc('share_diet', { kitchen, shares }).throwOnError()),
    /** `take`: what they put in its pantry goes home with them. An owner names who follows, where others are there. */
    leave: (kitchen: string, take: boolean, nextOwner?: string) =>
      doThis((data) =>
        data
          .rpc('leave_kitchen', {
            kitchen,
            take,
            ...(nextOwner !== undefined && { next_owner: nextOwner }),
          })
          .throwOnError(),
      ),
    /** What each put there goes home with them. */
    end: (kitchen: string) => doThis((data) => data.rpc('end_kitchen', { kitchen }).throwOnError()),
    remove: (kitchen: string, member: string) =>
      doThis((data) => data.rpc('remove_member', { kitchen, member }).throwOnError()),
    setRole: (kitchen: string, member: string, role: Exclude<Role, 'owner'>) =>
      doThis((data) => data.rpc('set_member_role', { kitchen, member, role }).throwOnError()),
  }
}

/** @throws Error with words for a person */
export async function moveToKitchen(
  client: QueryClient,
  userId: string,
  kitchen: string,
): Promise<void> {
  await act(client, userId, (data) => data.rpc('move_to_kitchen', { kitchen }).throwOnError())
}

/** The code is shown this once. @throws Error with words for a person */
export async function inviteToKitchen(kitchen: string, role: Exclude<Role, 'owner'>) {
  return invitationFrom(
    await ask((data) => data.rpc('invite_to_kitchen', { kitchen, role }).throwOnError()),
  )
}

/** @throws Error with words for a person */
export async function withdrawInvitation(invitation: string): Promise<void> {
  await ask((data) => data.rpc('withdraw_invitation', { invitation }).throwOnError())
}

/** What joining by a code would do, with all that waits. @throws Error with words for a person */
export async function seenInvitation(code: string) {
  await flush()
  return seenInvitationFrom(
    await ask((data) => data.rpc('seen_invitation', { code }).throwOnError()),
  )
}

/** What leaving a kitchen is about. @throws Error with words for a person */
export async function leavingOf(kitchen: string) {
  return leavingFrom(await ask((data) => data.rpc('leaving', { kitchen }).throwOnError()))
}
