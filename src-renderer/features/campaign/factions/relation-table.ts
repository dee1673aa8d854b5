import type { Thing } from '#shared/contract/base.ts'
import type { RelationView } from '#shared/contract/relations.ts'

/** Relation of one party to another. */
export interface RelationCell {
  readonly standing: number
  /** Name of the relation; several names are joined. */
  readonly words: string
}

/** Relation matrix: one row and one column per party. */
export interface RelationTable {
  readonly things: readonly Thing[]
  readonly rows: readonly (readonly (RelationCell | null)[])[]
}

const KINDS: readonly Thing['kind'][] = ['faction', 'warband']

/**
 * Builds the matrix of relations between factions and warbands, factions first. With several relations between two
 * parties the lowest standing counts.
 */
export function buildRelationTable(relations: readonly RelationView[]): RelationTable {
  const shownRelations = relations.filter(({ standing, from, to }) => standing !== null && isParty(from) && isParty(to))
  const parties = new Map(shownRelations.flatMap(({ from, to }) => [from, to]).map((item) => [keyOf(item), item]))
  const things = [...parties.values()].toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
  )
  const byEnds = Map.groupBy(shownRelations, ({ from, to }) => `${keyOf(from)} ${keyOf(to)}`)
  const cell = (from: Thing, to: Thing): RelationCell | null => {
    const between = byEnds.get(`${keyOf(from)} ${keyOf(to)}`)
    if (!between) return null
    return {
      standing: Math.min(...between.map(({ standing }) => standing ?? 0)),
      words: between.map(({ name }) => name).join(', '),
    }
  }
  return { things, rows: things.map((from) => things.map((to) => cell(from, to))) }
}

function isParty({ kind }: Thing): boolean {
  return KINDS.includes(kind)
}

function keyOf({ kind, id }: Thing): string {
  return `${kind}/${id}`
}
