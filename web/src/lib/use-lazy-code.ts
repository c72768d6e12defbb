import { useEffect, useState } from 'react'

/**
 * Code that a screen needs in some of its states only: undefined until it has come. Where it could not be fetched, the
 * screen stays without it until it is wanted anew.
 *
 * @param code as `lazyCode` gives it
 */
export function useLazyCode<Code>(
  code: () => Promise<Code> | Code,
  isWanted: boolean,
): Code | undefined {
  const [known, setKnown] = useState<Code>()
  useEffect(() => {
    if (!isWanted) return undefined
    let gone = false
    async function arrive() {
      const fetched = await code()
      if (!gone) setKnown(() => fetched)
    }
    arrive().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [code, isWanted])
  return isWanted ? known : undefined
}
