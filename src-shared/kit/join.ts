type Together<Parts, Known = unknown> = Parts extends readonly [infer First, ...infer Others]
  ? Together<Others, Known & First>
  : Known

/** Names that more than one part has. */
type Shared<Parts, Known = never> = Parts extends readonly [infer First, ...infer Others]
  ? (keyof First & Known) | Shared<Others, Known | keyof First>
  : never

type Distinct<Parts> = [Shared<Parts>] extends [never] ? unknown : { readonly namedTwice: Shared<Parts> }

/** Several parts as one; where two of them have a name in common it does not compile. */
export function join<const Parts extends readonly object[]>(parts: Parts & Distinct<Parts>): Together<Parts> {
  return Object.assign({}, ...parts) as Together<Parts>
}
