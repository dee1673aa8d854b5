/** A run of a text: the first character and the one after the last. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

const TAG = /<(\/?)([a-z][a-z0-9-]{0,30})\b([^<>]{0,500})>/gi
const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const SECRET_CLASS = /(?:^|[\s_-])(?:secret|gm|dm)(?:$|[\s_-])/i

/**
 * HTML elements of a class such as `secret` or `gm-only`, as Foundry writes them: the gamemaster's alone. One that is
 * not closed goes on to the end.
 */
export function findSecretElements(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let open: { readonly from: number; readonly tag: string; depth: number } | null = null
  for (const match of text.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (open === null) {
      const [, double, single, bare] = CLASS.exec(attributes) ?? []
      const isSecret = slash === '' && SECRET_CLASS.test(double ?? single ?? bare ?? '')
      if (isSecret) open = { from: match.index, tag, depth: 1 }
    } else if (tag === open.tag) {
      open.depth += slash === '' ? 1 : -1
      if (open.depth > 0) continue
      spans.push({ from: open.from, to: match.index + whole.length })
      open = null
    }
  }
  return open === null ? spans : [...spans, { from: open.from, to: text.length }]
}
