import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import type { IndexOrder } from '#shared/cluster/picture-options.ts'
import { getHexLabel } from '#shared/kit/hex.ts'

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** All stars of a chart, by name or hex by hex. */
export function listIndexRows(chart: Chart, order: IndexOrder): IndexRow[] {
  const joined = joinedNames(chart)
  const rows = chart.stars.map((star, index) => ({ star, row: rowOf(star, chart, joined[index] ?? []) }))
  const inOrder = rows.toSorted((one, other) => compareHexes(one.star, other.star))
  const sorted =
    order === 'hex' ? inOrder : inOrder.toSorted((one, other) => byName.compare(one.row.name, other.row.name))
  return sorted.map(({ row }) => row)
}

function compareHexes(one: ChartStar, other: ChartStar): number {
  return one.row - other.row || one.column - other.column
}

/** `routes` are the stars that its routes lead to, by name. */
function rowOf(star: ChartStar, { board }: Chart, routes: readonly string[]) {
  const { name, rating, type, owner, isHomeworld, isHidden } = star
  return { hex: getHexLabel(star, board), name, rating, type, owner: owner ?? '', isHomeworld, isHidden, routes }
}

/** A star as the index has it. */
export type IndexRow = ReturnType<typeof rowOf>

/** The names of the stars that each star's routes lead to; nameless ones by their hex. */
function joinedNames({ stars, routes, board }: Chart): string[][] {
  const joined: string[][] = stars.map(() => [])
  const nameOf = (star: ChartStar) => (star.name === '' ? getHexLabel(star, board) : star.name)
  for (const { from, to } of routes) {
    const [one, other] = [stars[from], stars[to]]
    if (!one || !other) continue
    joined[from]?.push(nameOf(other))
    joined[to]?.push(nameOf(one))
  }
  return joined.map((names) => names.toSorted((one, other) => byName.compare(one, other)))
}
