/** What a text needs to be whole, found in the text itself by the compiler: a name that it lacks is a type error. */

/** How deep the branches are open, as a list of that length. */
type Open = readonly unknown[]
type Closed<Now extends Open> = Now extends readonly [unknown, ...infer Outer] ? Outer : []
type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} `
  ? Trimmed<Rest>
  : Text

type Found = { readonly name: string; readonly kind: 'value' | 'plural' | 'select' }
type Named<Name extends string, Kind extends Found['kind']> = { name: Trimmed<Name>; kind: Kind }

/** Between braces. */
type InText<
  Text extends string,
  Depth extends Open,
  So extends Found,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InChoice<`${Rest}{${After}`, Closed<Depth>, So>
    : InBraces<After, Depth, So>
  : Text extends `${string}}${infer Rest}`
    ? InChoice<Rest, Closed<Depth>, So>
    : So

/** After an opening brace: a value, or a choice up to its first branch. One that is quoted is neither. */
type InBraces<
  Text extends string,
  Depth extends Open,
  So extends Found,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind},${string}{${string}`
    ? Text extends `${string}{${infer Branch}`
      ? InText<
          Branch,
          [...Depth, 0],
          So | Named<Name, Trimmed<Kind> extends 'plural' ? 'plural' : 'select'>
        >
      : never
    : InText<Rest, Depth, Head extends `${string}'${string}` ? So : So | Named<Head, 'value'>>
  : So

/** After a branch: the next one, or the end of the choice. */
type InChoice<
  Text extends string,
  Depth extends Open,
  So extends Found,
> = Text extends `${infer Before}}${infer Rest}`
  ? Before extends `${string}{${string}`
    ? Text extends `${string}{${infer Branch}`
      ? InText<Branch, [...Depth, 0], So>
      : never
    : InText<Rest, Depth, So>
  : So

type FoundIn<Text extends string> = InText<Text, [], never>
type NamesOf<Text extends string, Kind extends Found['kind']> = Extract<
  FoundIn<Text>,
  { kind: Kind }
>['name']

/** Numbers for plurals, a word for a choice, and for the rest what `Value` is. */
export type ValuesOf<Text extends string, Value = string | number> = {
  readonly [Name in NamesOf<Text, 'plural'>]: number
} & {
  readonly [Name in Exclude<NamesOf<Text, 'select'>, NamesOf<Text, 'plural'>>]: string
} & {
  readonly [Name in Exclude<NamesOf<Text, 'value'>, NamesOf<Text, 'plural' | 'select'>>]: Value
}

/** The names of `<name>…</name>`. */
export type ElementsOf<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? never : Name) | ElementsOf<Rest>
  : never

/** What is handed over with a text: nothing, or its values. */
export type Handed<Text extends string> = [FoundIn<Text>] extends [never]
  ? []
  : [values: ValuesOf<Text>]
