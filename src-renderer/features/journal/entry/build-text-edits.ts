import type { TextEdit } from '../relations/unfinished-link.ts'

export interface TextSelection {
  readonly from: number
  readonly to: number
}

/** Toggles marks such as `**` around the selection. */
export function buildMarkToggleEdit(body: string, { from, to }: TextSelection, mark: string): TextEdit {
  const size = mark.length
  const selected = body.slice(from, to)
  if (isMarked(body, { from, to }, mark))
    return { from: from - size, to: to + size, insert: selected, selectFrom: from - size, selectTo: to - size }
  return { from, to, insert: `${mark}${selected}${mark}`, selectFrom: from + size, selectTo: to + size }
}

/** Toggles a prefix such as `- ` on every line of the selection: removes it if all lines have it. */
export function buildLinePrefixToggleEdit(body: string, { from, to }: TextSelection, mark: string): TextEdit {
  const start = body.lastIndexOf('\n', from - 1) + 1
  const stop = body.indexOf('\n', to)
  const end = stop === -1 ? body.length : stop
  const lines = body.slice(start, end).split('\n')
  const isMarkedAll = lines.every((line) => line.startsWith(mark))
  const insert = lines.map((line) => (isMarkedAll ? line.slice(mark.length) : `${mark}${line}`)).join('\n')
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length }
}

/** Starts a link: the selection becomes its name with the caret at the end, which opens the suggestions. */
export function buildLinkStartEdit(body: string, { from, to }: TextSelection): TextEdit {
  const selected = body.slice(from, to).replaceAll('\n', ' ')
  const caret = from + 2 + selected.length
  return { from, to, insert: `[[${selected}]]`, selectFrom: caret, selectTo: caret }
}

/** A single `*` next to the selection may be half of a `**`. */
function isMarked(body: string, { from, to }: TextSelection, mark: string): boolean {
  const size = mark.length
  const has = body.slice(from - size, from) === mark && body.slice(to, to + size) === mark && from >= size
  return has && !(mark === '*' && body[from - 2] === '*' && body[from - 3] !== '*')
}
