/** Range of a text: index of the first character and of the one after the last. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** An HTML tag. Quoted values may contain `>`; an unterminated tag counts as well. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)\b((?:[^<>"'=]+|=\s*"[^"]*"|=\s*'[^']*'|"[^"<]*"|'[^'<]*'|["'=])*)>?/gi
const CLASS = /(?<![\w-])class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const SECRET_CLASS = /(?:^|[\s_-])(?:secrets?|gm|dm)(?:only|secrets?|notes?|info|text)?(?:$|[\s_-])/i

/**
 * Finds HTML elements with a class or name such as `secret` or `gm-only`, as Foundry writes them: for the gamemaster
 * only. An unclosed element extends to the end.
 */
export function findSecretElements(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let open: { readonly from: number; readonly tag: string; depth: number } | null = null
  for (const match of text.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (open === null) {
      if (slash === '' && (SECRET_CLASS.test(tag) || hasSecretClass(attributes)))
        open = { from: match.index, tag, depth: 1 }
    } else if (tag === open.tag) {
      open.depth += slash === '' ? 1 : -1
      if (open.depth > 0) continue
      spans.push({ from: open.from, to: match.index + whole.length })
      open = null
    }
  }
  return open === null ? spans : [...spans, { from: open.from, to: text.length }]
}

function hasSecretClass(attributes: string): boolean {
  const classes = [...attributes.matchAll(CLASS)]
  return classes.some(([, double, single, bare]) => SECRET_CLASS.test(double ?? single ?? bare ?? ''))
}
