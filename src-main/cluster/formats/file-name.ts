/** A file's name for a chart: its own name in small letters without accents or blanks, and an ending. */
export function getChartFileName({ name }: { readonly name: string }, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${slug.slice(0, 60).replace(/-$/, '') || 'star-cluster'}.${ending}`
}

/** What a file calls itself, without folder and ending: what a chart is called that has no name of its own. */
export function getFileBaseName({ name }: { readonly name: string }): string {
  return name.replace(/^.*[/\\]/, '').replace(/(\.[a-z]{1,8}){1,2}$/i, '')
}
