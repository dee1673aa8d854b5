/**
 * File name for a chart: its name in lower case without accents and blanks, words that tell it from other files of the
 * chart, and an extension.
 */
export function getChartFileName(
  { name }: { readonly name: string },
  ending: string,
  suffixes: readonly string[] = [],
): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${[slug.slice(0, 60).replace(/-$/, '') || 'star-cluster', ...suffixes].join('-')}.${ending}`
}

/** Base name of a file, without folder and extension. Used as the name of a chart that has none. */
export function getFileBaseName({ name }: { readonly name: string }): string {
  return name.replace(/^.*[/\\]/, '').replace(/(\.[a-z]{1,8}){1,2}$/i, '')
}
