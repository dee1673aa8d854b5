import { findRow, rowOf, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import type { TraitRow } from '#shared/games/planet28/tables/traits.ts'

/** A trait whose effects a profile has. */
export interface TraitInForce {
  readonly id: string
  readonly row: TraitRow
}

/** The traits of a profile and those they include, each once: nothing doubles (P28-TR-gigantic). */
export function traitsInForce(traits: readonly string[], tables: Rulebook): TraitInForce[] {
  const included = traits.flatMap((id) => includedBy(id, tables))
  return [...new Set([...traits, ...included])].map((id) => ({ id, row: rowOf(tables, 'traits', id) }))
}

/** The traits that a trait brings along. */
export function includedBy(id: string, tables: Rulebook): string[] {
  const included = rowOf(tables, 'traits', id).includes?.traits ?? []
  return included.filter((other) => findRow(tables, 'traits', other) !== null)
}

/** A list of traits without one, and without those that bring it along. */
export function withoutTrait(traits: readonly string[], id: string, tables: Rulebook): string[] {
  return traits.filter((other) => other !== id && !includedBy(other, tables).includes(id))
}
