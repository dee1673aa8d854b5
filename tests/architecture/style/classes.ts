import { isTest, type Source } from './source.ts'
import type { StyleViolation } from './style-rule.ts'

/** Classes set by libraries. */
const FOREIGN = /^(?:ProseMirror-|selectedCell$)/
const STYLES = /<style[^>]*>[^]*?<\/style>/g
/** Selectors by which a scenario looks for elements. */
const LOOKUPS = /\b(?:locator|querySelector(?:All)?|closest|matches)\(\s*(['"`])(.*?)\1/g
const CLASSES = /\.(-?[a-z_][\w-]*)/gi

/**
 * Finds classes in style sheets that nothing uses. Whole words are compared, and prefixes and suffixes from which code
 * composes class names.
 */
export function listUnusedClasses(sources: readonly Source[]): StyleViolation[] {
  const isBorne = findBorneClasses(sources)
  return sources.filter(isOurs).flatMap((source) =>
    classesOf(source)
      .filter(({ name }) => !FOREIGN.test(name) && !isBorne(name))
      .map(({ name, line }) => ({ path: source.path, line, what: `nothing bears the class ${name}` })),
  )
}

/** Finds classes that scenarios look for and nothing bears: such a scenario may pass without seeing its element. */
export function listMissingClasses(sources: readonly Source[]): StyleViolation[] {
  const isBorne = findBorneClasses(sources)
  return sources
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LOOKUPS)].flatMap(({ 2: selector = '', index }) =>
        [...selector.replaceAll(/\[[^\]]*\]/g, '').matchAll(CLASSES)]
          .map(([, name = '']) => name)
          .filter((name) => !FOREIGN.test(name) && !isBorne(name))
          .map((name) => ({
            path,
            line: text.slice(0, index).split('\n').length,
            what: `nothing bears the class ${name}`,
          })),
      ),
    )
}

const isOurs = ({ path }: Source): boolean => /^src-(?:renderer|shared)\//.test(path) && !isTest(path)

/** Returns whether an element may bear a class. */
function findBorneClasses(sources: readonly Source[]): (name: string) => boolean {
  const code = sources.filter(isOurs).map(codeOf).join('\n')
  const words = new Set(code.match(/[\w-]+/g))
  const begins = [...new Set(code.match(/[\w-]+(?:-|__)(?=\$\{)/g))]
  const ends = [...new Set(code.match(/(?<=\})__[\w-]+/g))]
  return (name) =>
    words.has(name) || begins.some((begin) => name.startsWith(begin)) || ends.some((end) => name.endsWith(end))
}

function codeOf({ path, text }: Source): string {
  if (path.endsWith('.css')) return ''
  return path.endsWith('.vue') ? text.replaceAll(STYLES, '') : text
}

/** Classes in selectors, each with the line of its first occurrence. */
function classesOf({ path, text }: Source): { name: string; line: number }[] {
  if (!/\.(?:css|vue)$/.test(path)) return []
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  const styles = path.endsWith('.css') ? text : outsideBlank(text, blank)
  const plain = styles.replaceAll(/\/\*[^]*?\*\//g, blank)
  const first = new Map<string, number>()
  for (const { 1: selector = '', index } of plain.matchAll(/([^{};]+)\{/g))
    for (const { 1: name = '', index: at } of selector.matchAll(CLASSES))
      if (!selector.trim().startsWith('@') && !first.has(name)) first.set(name, index + at)
  return [...first].map(([name, at]) => ({ name, line: plain.slice(0, at).split('\n').length }))
}

/** Blanks everything outside the <style> blocks of a component, keeping line numbers. */
function outsideBlank(text: string, blank: (part: string) => string): string {
  const styles = [...text.matchAll(STYLES)]
  let written = ''
  for (const { 0: style, index } of styles)
    written += blank(text.slice(written.length, index)) + style.replace(/^<style[^>]*>|<\/style>$/g, blank)
  return written
}
