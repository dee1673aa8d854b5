import type { OffTableUnit, OffTableRequestInput } from '#shared/contract/planet28/off-table-board.ts'
import type { Deed } from '#shared/games/planet28/off-table-model.ts'

/** Kind of want that each deed may have. */
export const WANT_KIND_BY_DEED: Readonly<Partial<Record<Deed, OffTableRequestInput['what']>>> = {
  shop: 'gear',
  heal: 'heal',
  repair: 'repair',
  recruit: 'recruit',
}

/** A treatable condition of a unit. A null condition means all sections of a vehicle. */
export interface Ailment {
  readonly key: string
  readonly unitId: string
  readonly conditionId: string | null
  readonly label: string
}

/** Lists what a doctor could heal. */
export function listHealableConditions(people: readonly OffTableUnit[]): Ailment[] {
  return people
    .filter(({ kind }) => kind !== 'vehicle')
    .flatMap(({ id: unitId, name, ailments }) =>
      ailments.map(({ id, name: ailment }) => ({ key: id, unitId, conditionId: id, label: `${name}: ${ailment}` })),
    )
}

/** Lists what a yard could repair: all damaged sections together, other damage individually. */
export function listRepairableDamage(people: readonly OffTableUnit[]): Ailment[] {
  return people
    .filter(({ kind }) => kind === 'vehicle')
    .flatMap(({ id: unitId, name, ailments }) => {
      const isDamaged = ailments.some((ailment) => ailment.name === 'Damaged')
      const pieces = ailments.filter((ailment) => ailment.name !== 'Damaged')
      return [
        ...(isDamaged ? [{ key: `${unitId}/all`, unitId, conditionId: null, label: `${name}: all sections` }] : []),
        ...pieces.map(({ id, name: damage }) => ({ key: id, unitId, conditionId: id, label: `${name}: ${damage}` })),
      ]
    })
}

/** Whether a want is for this condition. */
export function isWantForAilment(want: OffTableRequestInput, { unitId, conditionId }: Ailment): boolean {
  return (want.what === 'heal' || want.what === 'repair') && want.unitId === unitId && want.conditionId === conditionId
}

/** Adds or removes the want for a condition. */
export function toggleTreatmentWant(
  wants: readonly OffTableRequestInput[],
  ailing: Ailment,
  { what, isWanted }: { readonly what: 'heal' | 'repair'; readonly isWanted: boolean },
): OffTableRequestInput[] {
  const others = wants.filter((want) => !isWantForAilment(want, ailing))
  const { unitId, conditionId } = ailing
  if (!isWanted) return others
  if (what === 'repair') return [...others, { what, unitId, conditionId }]
  return conditionId === null ? others : [...others, { what, unitId, conditionId, medicId: null }]
}
