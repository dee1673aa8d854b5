import { findRow, getRow, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import type { TraitRow } from '#shared/games/planet28/tables/traits.ts'

/** A trait whose effects a profile has. */
export interface TraitInForce {
  readonly id: string
  readonly row: TraitRow
}

/** The traits of a profile and those they include, each once: nothing doubles (P28-TR-gigantic). */
export function listTraitsInForce(traits: readonly string[], tables: Rulebook): TraitInForce[] {
  const included = traits.flatMap((id) => listIncludedTraits(id, tables))
  return [...new Set([...traits, ...included])].map((id) => ({ id, row: getRow(tables, 'traits', id) }))
}

/** The traits that a trait brings along. */
export function listIncludedTraits(id: string, tables: Rulebook): string[] {
  const included = getRow(tables, 'traits', id).includes?.traits ?? []
  return included.filter((otherText) => findRow(tables, 'traits', otherText) !== null)
}

/** A list of traits without one, and without those that bring it along. */
export function removeTraitFromList(traits: readonly string[], id: string, tables: Rulebook): string[] {
  return traits.filter((otherTrait) => otherTrait !== id && !listIncludedTraits(otherTrait, tables).includes(id))
}
