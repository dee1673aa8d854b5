import { findRulebookRow, getRulebookRow, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import type { TraitRow } from '#shared/games/planet28/tables/traits.ts'

/** A trait whose effects apply to a profile. */
export interface TraitInForce {
  readonly id: string
  readonly row: TraitRow
}

/** Traits of a profile and the traits they include, each once: effects do not add up (P28-TR-gigantic). */
export function listTraitsInForce(traits: readonly string[], tables: Rulebook): TraitInForce[] {
  const included = traits.flatMap((id) => listIncludedTraits(id, tables))
  return [...new Set([...traits, ...included])].map((id) => ({ id, row: getRulebookRow(tables, 'traits', id) }))
}

/** Traits that a trait includes. */
export function listIncludedTraits(id: string, tables: Rulebook): string[] {
  const included = getRulebookRow(tables, 'traits', id).includes?.traits ?? []
  return included.filter((otherText) => findRulebookRow(tables, 'traits', otherText) !== null)
}

/** Removes a trait from a list, and the traits that include it. */
export function removeTraitFromList(traits: readonly string[], id: string, tables: Rulebook): string[] {
  return traits.filter((otherTrait) => otherTrait !== id && !listIncludedTraits(otherTrait, tables).includes(id))
}
