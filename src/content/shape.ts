/** The same keys with other words: what the English texts are checked against. */
export type Shape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Shape<Item>[]
    : { readonly [Key in keyof T]: Shape<T[Key]> }
