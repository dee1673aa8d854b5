import { baseName, isPicturePath } from './folder-paths.ts'
import { bracketName, isSameName, type LinkParts, linkText, readingsOf } from './wiki-links.ts'

/** Wiki links and Markdown links, embedded or not. */
const LINKS =
  /(\\?!)?\[\[([^[\]\n]{1,300})\]\]|(!)?\[([^[\]\n]{0,500})\]\((?:<([^<>\n]{1,500})>|([^()\s<>]{1,500}))(?:[ \t]+"[^"\n]{0,500}")?\)/g
const PICTURE = /!\[([^[\]\n]{0,500})\]\(image:([a-z0-9-]{1,40})\)/g
const WIDTH = /^\d{1,5}(?:x\d{1,5})?$/

/** Where the links of a file lead. */
export interface FileLinks {
  /** What to write between the brackets for a page that a link names; null where it names none. */
  page(parts: LinkParts): string | null
  /** The id of a picture that a link names, or null. */
  picture(written: string): string | null
  /** Hears of what cannot be kept. */
  lost(message: string): void
  /** Written by Orrery: only its own marks are links. */
  readonly isOurs: boolean
}

/** A file's text with its links as the journal writes them. */
export function linksFromFile(text: string, links: FileLinks): string {
  return text.replace(
    LINKS,
    (
      whole: string,
      mark: string | undefined,
      wiki: string | undefined,
      bang: string | undefined,
      words: string | undefined,
      angled: string | undefined,
      bare: string | undefined,
    ) => {
      if (wiki !== undefined)
        return mark === '!' ? (embedded(wiki, links) ?? whole) : wikiLink(wiki, mark ?? '', links, whole)
      const target = angled ?? bare ?? ''
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return whole
      return (
        (bang === '!' ? shownPicture(words ?? '', target, links) : markdownLink(words ?? '', target, links)) ?? whole
      )
    },
  )
}

function wikiLink(text: string, mark: string, links: FileLinks, whole: string): string {
  for (const parts of readingsOf(text)) {
    const written = links.page(parts)
    if (written !== null) return `${mark}[[${written}]]`
  }
  return whole
}

function embedded(text: string, links: FileLinks): string | null {
  const [, barred] = readingsOf(text)
  const target = barred?.target ?? text
  if (isPicturePath(target)) {
    const shown = barred?.shown ?? null
    return shownPicture(shown === null || WIDTH.test(shown) ? baseName(target) : shown, target, links)
  }
  const link = wikiLink(text, '', links, '')
  if (link === '') return null
  links.lost(`“![[${text}]]” becomes a link: a page is not shown inside another one.`)
  return link
}

function shownPicture(words: string, target: string, links: FileLinks): string | null {
  const id = links.picture(decoded(target))
  if (id === null) {
    links.lost(`The picture “${target.slice(0, 100)}” is not there.`)
    return null
  }
  return `![${words}](image:${id})`
}

function markdownLink(words: string, target: string, links: FileLinks): string | null {
  const [path = '', heading = null] = decoded(target).split('#')
  if (links.isOurs || !/\.(?:md|markdown)$/i.test(path) || words.trim() === '') return null
  const written = links.page({ target: path, heading, shown: words })
  return written === null ? null : `[[${written}]]`
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target // a stray % means itself
  }
}

/** What a file's link to a page becomes; `isOnlyOne` tells that nothing else bears the title. */
export function linkToPage({ target, heading, shown }: LinkParts, title: string, isOnlyOne: boolean): string {
  const written = (name: string, words: string | null): string =>
    linkText({ target: isOnlyOne ? name : `journal:${name}`, heading, shown: words })
  const typed = [target, lastPart(target)].find((name) => isSameName(name, title))
  if (typed !== undefined) return written(typed, shown)
  if (heading !== null) return written(bracketName(title), shown)
  const isTitleShown = shown !== null && isSameName(shown, title)
  return isTitleShown ? written(shown, null) : written(bracketName(title), shown ?? lastPart(target))
}

function lastPart(target: string): string {
  return (target.split('/').at(-1) ?? target).replace(/\.(?:md|markdown)$/i, '')
}

/** What a link to an entry becomes in a folder where the entry's file has this name. */
export function linkToFile({ target, heading, shown }: LinkParts, title: string, fileName: string): string {
  const typed = target.replace(/^\s*journal\s*:\s*/i, '')
  const name = isSameName(target, title) ? target : typed
  if (isSameName(name, fileName)) return linkText({ target: name, heading, shown })
  return linkText({ target: fileName, heading, shown: heading === null ? (shown ?? name) : shown })
}

/** A text with its pictures' paths in a folder in place of their ids; null leaves one as it is. */
export function picturesToPaths(text: string, pathOf: (id: string) => string | null): string {
  return text.replace(PICTURE, (whole, words: string, id: string) => {
    const path = pathOf(id)
    return path === null ? whole : `![${words}](${path})`
  })
}

/** Marks before a link that would embed it elsewhere mean themselves. */
export function withoutEmbeds(text: string): string {
  return text.replace(/(?<!\\)!(?=\[\[[^[\]\n]{1,300}\]\])/g, '\\!')
}
