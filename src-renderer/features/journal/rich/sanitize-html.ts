import { isSafeUrl } from '#shared/kit/markdown/markdown-lexer.ts'

/** Allowed elements: what a journal text can contain. */
const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i s del strike a br hr table thead tbody tr td th div span img input'.split(
    ' ',
  ),
)
/** Allowed attributes, which carry content. */
const ATTRIBUTES = new Set(
  'href alt start type checked colspan align data-thing data-picture data-callout data-form data-word data-raw data-checked data-align data-pm-slice'.split(
    ' ',
  ),
)
/** Elements without text content, removed up to their end. */
const SILENT = /<(script|style|template|title|noscript|iframe|object|svg|math|head)\b[^]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g
/** An unclosed tag extends to the end, as in browsers: searching for each end would be quadratic in long texts. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s|\/)(?:[^>=]|=(?!\s*["'])|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)))*)?(?:>|$)/gi
const ATTRIBUTE = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi

/**
 * Reduces pasted HTML to text and safe formatting. The editor's schema would drop the rest as well, but merely parsing
 * styles and event handlers triggers CSP errors in the browser.
 */
export function sanitizeHtml(html: string): string {
  const source = html.replace(COMMENT, '').replace(SILENT, '')
  let clean = ''
  let from = 0
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    clean += escaped(source.slice(from, match.index)) + cleanTag(slash === '/', name.toLowerCase(), attributes)
    from = match.index + whole.length
  }
  return clean + escaped(source.slice(from))
}

function cleanTag(isEnd: boolean, name: string, attributes: string): string {
  if (!TAGS.has(name) || (name === 'b' && /font-weight:\s*normal/i.test(attributes))) return ''
  if (isEnd) return `</${name}>`
  const kept = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = '', ...values]) => {
    const value = values.find((text) => text !== undefined) ?? ''
    const isKept = ATTRIBUTES.has(key.toLowerCase()) && (key.toLowerCase() !== 'href' || isSafeUrl(value))
    return isKept ? [` ${key.toLowerCase()}="${escaped(value)}"`] : []
  })
  if (name === 'img' && !kept.some((text) => text.startsWith(' data-picture'))) return ''
  if (name === 'input' && !/type=["']?checkbox/i.test(attributes)) return ''
  return `<${name}${kept.join('')}>`
}

/** Escapes markup characters; entities are kept. */
function escaped(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
