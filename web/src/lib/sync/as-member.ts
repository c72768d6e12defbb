import type { Membership } from './memberships.ts'

/** What tells the backend by which membership a request is made. */
export const membershipHeader = 'larder-membership'

/** The request by this membership: the backend refuses it as soon as that is over. */
export const asMember = <Request extends { setHeader: (name: string, value: string) => unknown }>(
  request: Request,
  { kitchen, epoch }: Membership,
): Request => {
  if (epoch !== null) request.setHeader(membershipHeader, `${kitchen}.${epoch}`)
  return request
}
