/**
 * Stands in for React: a hook that is called is one drawing of a component, which is never drawn again. Pages of the simulation draw
 * when somebody looks or acts, so that nothing is drawn for nobody, a hundred thousand times.
 */

interface Context<Value> {
  value: Value
}

export const createContext = <Value>(value: Value): Context<Value> => ({ value })
export const useContext = <Value>({ value }: Context<Value>): Value => value
export const useSyncExternalStore = <Value>(_subscribe: unknown, value: () => Value): Value =>
  value()
export const useMemo = <Value>(make: () => Value): Value => make()
export const useCallback = <Callback>(callback: Callback): Callback => callback
export const useEffect = (): void => undefined
const isMaking = <Value>(first: Value | (() => Value)): first is () => Value =>
  typeof first === 'function'
export const useState = <Value>(first: Value | (() => Value)): [Value, () => void] => [
  isMaking(first) ? first() : first,
  () => undefined,
]
export const useRef = <Value>(current: Value) => ({ current })
