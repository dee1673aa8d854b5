type Together<Parts, Known = unknown> = Parts extends readonly [infer First, ...infer Others]
  ? Together<Others, Known & First>
  : Known

/** Property names that occur in more than one part. */
type Shared<Parts, Known = never> = Parts extends readonly [infer First, ...infer Others]
  ? (keyof First & Known) | Shared<Others, Known | keyof First>
  : never

type Distinct<Parts> = [Shared<Parts>] extends [never] ? unknown : { readonly namedTwice: Shared<Parts> }

/** Merges several objects into one. Duplicate property names are a compile-time error. */
export function mergeObjects<const Parts extends readonly object[]>(parts: Parts & Distinct<Parts>): Together<Parts> {
  return Object.assign({}, ...parts) as Together<Parts>
}
