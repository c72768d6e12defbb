/** Where people open Larder: at the address of the settings, else on this machine. */
export const siteAddress = (
  { publicUrl, host }: { readonly publicUrl: string | undefined; readonly host: string },
  port: number,
): string => publicUrl ?? addressHere(host, port)

/** Where a person on this machine opens Larder. */
export function addressHere(host: string, port: number): string {
  return isEverywhere(host) ? `http://localhost:${port}` : addressInside(host, port)
}

/**
 * Where this process reaches itself, whatever stands in front of it. By number: in a container nobody may know the
 * name `localhost`, or take it for the one of IPv6, on which `0.0.0.0` does not listen.
 */
export function addressInside(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${hostAndPort(reached, port)}`
}

export function hostAndPort(host: string, port: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
