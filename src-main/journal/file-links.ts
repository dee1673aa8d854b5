import type { Thing } from '#shared/contract/base.ts'
import { getBaseNameWithoutExtension, isPicturePath } from './folder-paths.ts'
import {
  escapeLinkName,
  createTableRowPredicate,
  escapeBars,
  isSameName,
  type LinkParts,
  formatLinkParts,
  listLinkInterpretations,
  getShownLinkText,
  splitKindPrefix,
  unescapeBars,
} from './wiki-links.ts'

/** Wiki links and Markdown links, embedded or not. A bare address may contain nested pairs of brackets. */
const LINKS =
  /(\\?!)?\[\[([^[\]\n]{1,300})\]\]|(!)?\[([^[\]\n]{0,500})\]\((?:<([^<>\n]{1,500})>|((?:[^()\s<>]|\((?:[^()\s<>]|\([^()\s<>]{0,100}\)){0,200}\)){1,500}))(?:[ \t]+"[^"\n]{0,500}")?\)/g
const PICTURE = /!\[([^[\]\n]{0,500})\]\(image:([a-z0-9-]{1,40})\)/g
const WIDTH = /^\d{1,5}(?:x\d{1,5})?$/

/** Resolves the links of a file. */
export interface FileLinkResolver {
  /** Returns the text between the brackets for the page a link names, or null if it names none. */
  page(parts: LinkParts): string | null
  /** Returns the id of the picture a link names, or null. */
  picture(written: string): string | null
  /** Reports what cannot be kept. */
  lost(message: string): void
  /** Whether Orrery wrote the file; then only its own link syntax counts as a link. */
  readonly isOurs: boolean
}

/** Converts the links of a file's text to the journal's syntax. */
export function convertFileLinksToJournal(text: string, links: FileLinkResolver): string {
  const isInRow = createTableRowPredicate(text)
  return text.replace(LINKS, (whole: string, ...groups: (string | number | undefined)[]) => {
    const [mark, wiki, bang, words, angled, bare, offset] = groups as LinkGroups
    if (wiki !== undefined) {
      const link = linkOrEmbed(unescapeBars(wiki), mark ?? '', links)
      return link === null ? whole : escapeBars(link, wiki, isInRow(offset))
    }
    const target = angled ?? bare ?? ''
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return whole
    const label = unescapeBars(words ?? '')
    const link = bang === '!' ? showPicture(label, target, links) : markdownLink(label, target, links)
    return link === null ? whole : escapeBars(link, words ?? '', isInRow(offset))
  })
}

type Group = string | undefined
/** Capture groups of `LINKS` in order, and the offset. */
type LinkGroups = [mark: Group, wiki: Group, bang: Group, words: Group, angled: Group, bare: Group, offset: number]

/** Converts a wiki link, or returns null to leave it unchanged. */
function linkOrEmbed(text: string, mark: string, links: FileLinkResolver): string | null {
  const [, barred] = listLinkInterpretations(text)
  const target = barred?.target ?? text
  if (mark === '!' && isPicturePath(target)) return embedPicture(target, barred?.shown ?? null, links)
  const link = wikiLink(text, links)
  if (link === null) return null
  if (mark === '!') links.lost(`“![[${text}]]” is shown as a link: a page is not shown inside another one.`)
  return `${mark}${link}`
}

function wikiLink(text: string, links: FileLinkResolver): string | null {
  for (const parts of listLinkInterpretations(text)) {
    const written = links.page(parts)
    if (written !== null) return `[[${written}]]`
  }
  return null
}

/** Converts an embedded picture. As in other programs, its width follows a bar in the link text: `![deck|100](…)`. */
function embedPicture(target: string, shown: string | null, links: FileLinkResolver): string | null {
  const text =
    shown === null
      ? getBaseNameWithoutExtension(target)
      : WIDTH.test(shown)
        ? `${getBaseNameWithoutExtension(target)}|${shown}`
        : shown
  return showPicture(text, target, links)
}

function showPicture(text: string, target: string, links: FileLinkResolver): string | null {
  const id = links.picture(decoded(target))
  if (id === null) {
    links.lost(`The picture “${target.slice(0, 100)}” is not there.`)
    return null
  }
  return `![${text}](image:${id})`
}

function markdownLink(text: string, target: string, links: FileLinkResolver): string | null {
  const [path = '', heading = null] = target.split('#').map(decoded)
  if (links.isOurs || !/\.(?:md|markdown)$/i.test(path) || text.trim() === '') return null
  const written = links.page({ target: path, heading, shown: text })
  return written === null ? null : `[[${written}]]`
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target // a stray % means itself
  }
}

/** Formats a file's link to a page. `link` resolves to that page; it is the bare title if that is unique. */
export function formatPageLink({ target, heading, shown }: LinkParts, title: string, link: string): string {
  if (isSameName(target, link)) return formatLinkParts({ target, heading, shown })
  const isTitle = link === escapeLinkName(title)
  const isPath = !isTitle && link.includes('/')
  const written = (name: string, text: string | null): string =>
    formatLinkParts({ target: isTitle ? name : link, heading, shown: text })
  const typed = [target, lastPart(target)].find((name) => isSameName(name, title))
  if (typed !== undefined) {
    const isShownByName = isTitle || (!isPath && (heading !== null || escapeLinkName(typed) === escapeLinkName(title)))
    return written(
      escapeLinkName(typed),
      shown ?? (isShownByName ? null : getShownLinkText({ target: typed, heading, shown })),
    )
  }
  if (heading !== null) return written(escapeLinkName(title), shown)
  const isTitleShown = shown !== null && isSameName(shown, title)
  return isTitleShown ? written(shown, null) : written(escapeLinkName(title), shown ?? lastPart(target))
}

function lastPart(target: string): string {
  return (target.split('/').at(-1) ?? target).replace(/\.(?:md|markdown)$/i, '')
}

/**
 * Formats a link to a thing in an exported folder. `file` is the file of the thing: its name, or its path if the name
 * is not unique.
 */
export function formatExportedLink(
  { target, heading, shown }: LinkParts,
  { kind, name: title }: Pick<Thing, 'kind' | 'name'>,
  file: string,
): string {
  const split = splitKindPrefix(target)
  const typed = split.kind === kind ? split.name : target
  const name = [target, typed].find((text) => isSameName(text, title) || isSameName(text, file)) ?? title
  return formatLinkToFile({ target: name, heading, shown }, file)
}

/**
 * Formats a link to a file: the bare name as typed if nothing else is shown; with a heading or a shown text, the
 * file's exact name.
 */
export function formatLinkToFile({ target, heading, shown }: LinkParts, file: string): string {
  const text = shown ?? (heading === null ? target.trim() : null)
  const isName = heading === null && text !== null && isSameName(text, file)
  return isName ? text : formatLinkParts({ target: file, heading, shown: text })
}

/** Replaces picture ids by their paths in a folder; null leaves one unchanged. */
export function replacePictureIdsWithPaths(text: string, pathOf: (id: string) => string | null): string {
  return text.replace(PICTURE, (whole, words: string, id: string) => {
    const path = pathOf(id)
    return path === null ? whole : `![${words}](${path})`
  })
}
