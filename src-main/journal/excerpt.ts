import { splitFrontMatter } from './front-matter.ts'
import { replaceWholeLinks, getShownLinkText, parseLinkWithUnknownTarget } from './wiki-links.ts'

/** Plain-text excerpt of a Markdown text, on one line. */
export function createExcerpt(body: string, longest = 200): string {
  const plain = replaceLinksWithText(splitFrontMatter(body).text.slice(0, longest * 3))
    .replace(/```[^\n]*|^[ \t]*\|.*$|^[ \t>]*:::.*$/gm, ' ')
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)+/gm, '')
    .replace(/\[![^\]\n]{1,60}\][+-]?|\[\^[^\]\s]{1,40}\]:?|[ \t]\^[A-Za-z0-9-]{1,60}$|==|\|/gm, ' ')
    .replace(/[*`~]+|\b_+|(?<!_)_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= longest) return plain
  const space = plain.lastIndexOf(' ', longest)
  const end = space > longest / 2 ? space : longest // Chinese and Japanese have no spaces
  return `${plain
    .slice(0, end)
    .trimEnd()
    .replace(/[\ud800-\udbff]$/, '')}…`
}

/** Replaces each link by the text it shows. */
export function replaceLinksWithText(body: string): string {
  return replaceWholeLinks(body, (text) => getShownLinkText(parseLinkWithUnknownTarget(text)))
}
