/** How many requests each sender has under way. */
export type Crowd = {
  /** What takes the request back when it is over; undefined where the sender has as many as one may have. */
  enter(sender: string): (() => void) | undefined
}

export function createCrowd(most: number): Crowd {
  const underWay = new Map<string, number>()
  return {
    enter(sender) {
      const count = underWay.get(sender) ?? 0
      if (count >= most) return undefined
      underWay.set(sender, count + 1)
      return () => {
        const left = (underWay.get(sender) ?? 1) - 1
        if (left === 0) underWay.delete(sender)
        else underWay.set(sender, left)
      }
    },
  }
}
