import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import type { StarIndexOrder } from '#shared/cluster/picture-options.ts'
import { getHexLabel } from '#shared/kit/hex.ts'

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Lists the index rows of a chart, sorted by name or by hex. */
export function listIndexRows(chart: Chart, order: StarIndexOrder): IndexRow[] {
  const joined = joinedNames(chart)
  const rows = chart.stars.map((star, index) => ({ star, row: rowOf(star, chart, joined[index] ?? []) }))
  const inOrder = rows.toSorted((a, b) => compareHexes(a.star, b.star))
  const sorted = order === 'hex' ? inOrder : inOrder.toSorted((a, b) => byName.compare(a.row.name, b.row.name))
  return sorted.map(({ row }) => row)
}

function compareHexes(a: ChartStar, b: ChartStar): number {
  return a.row - b.row || a.column - b.column
}

/** Creates an index row. `routes` lists the names of the connected stars, sorted. */
function rowOf(star: ChartStar, { board }: Chart, routes: readonly string[]) {
  const { name, rating, type, owner, isHomeworld, isHidden } = star
  return { hex: getHexLabel(star, board), name, rating, type, owner: owner ?? '', isHomeworld, isHidden, routes }
}

/** A star in the index. */
export type IndexRow = ReturnType<typeof rowOf>

/** Names of the stars connected with each star. Stars without a name are listed by hex. */
function joinedNames({ stars, routes, board }: Chart): string[][] {
  const joined: string[][] = stars.map(() => [])
  const nameOf = (star: ChartStar) => (star.name === '' ? getHexLabel(star, board) : star.name)
  for (const { from, to } of routes) {
    const [a, b] = [stars[from], stars[to]]
    if (!a || !b) continue
    joined[from]?.push(nameOf(b))
    joined[to]?.push(nameOf(a))
  }
  return joined.map((names) => names.toSorted((a, b) => byName.compare(a, b)))
}
